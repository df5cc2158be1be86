// Counts frames while the page is played from inside: looking at it from outside would take the time that is measured.
// When a script of the page starts: note when each move arrives. `playSome(turns)`: play until so many own turns are over, or the round.
(() => {
  const AFTER = 500;                                    // milliseconds in which something moves after a move
  const THINKS = 350;                                   // before a move of its own, so that it is not one frame with the others'
  const arrivals = [];

  window.WebSocket = class extends WebSocket {
    set onmessage(listener) {
      super.onmessage = listener && ((event) => {
        if (event.data.includes('"type":"moved"')) arrivals.push(performance.mark('a move').startTime);
        listener(event);
      });
    }
  };

  const OFFERS = ['.bar .button', 'li > button.face.open', '.buttons .grow'];
  const offered = () => OFFERS.map((selector) => document.querySelector(selector)).find((found) => found !== null);

  window.playSome = (turns) => new Promise((done) => {
    const frames = [];
    let last = performance.now();
    let since = null;
    const next = (now) => {
      frames.push({ began: last, took: now - last });
      last = now;
      const status = document.querySelector('.status');
      if (!status || turns <= 0) return done(frames.filter(({ began, took }) => arrivals.some((at) => at < began + took && began < at + AFTER)).map(({ took }) => took));
      requestAnimationFrame(next);
      if (!status.matches('.mine')) since = null;
      else if (now - (since ??= now) > THINKS && !document.querySelector('[aria-busy]')) {
        since = null;
        turns -= 1;
        setTimeout(() => offered()?.click());
      }
    };
    requestAnimationFrame(next);
  });
})();
