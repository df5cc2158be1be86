// Notifications of the system, for those who look at something else.
/** A notification, if they are wanted, allowed, and nobody is looking. */
export function notify(message: string, isWanted: boolean): void {
  if (!isWanted || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const note = new Notification('Maukas', { body: message, tag: 'maukas-turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only to a service worker: the title and the sound must do.
  }
}
