// Short sounds from oscillators: nothing to load. A browser lets them be heard only after the first touch of the page.
export type Sound = 'lay' | 'draw' | 'turn' | 'call' | 'win';

interface Note {
  pitch: number;
  at: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}

const note = (pitch: number, at: number, length: number, loud = 0.08, shape: OscillatorType = 'sine'): Note => ({ pitch, at, length, loud, shape });

const SOUNDS: Record<Sound, Note[]> = {
  lay: [note(220, 0, 0.06, 0.09, 'triangle')],
  draw: [note(330, 0, 0.05, 0.05, 'triangle'), note(260, 0.04, 0.06, 0.05, 'triangle')],
  turn: [note(523, 0, 0.14), note(784, 0.12, 0.22)],
  call: [note(659, 0, 0.1, 0.1, 'triangle'), note(659, 0.14, 0.2, 0.1, 'triangle')],
  win: [note(523, 0, 0.16), note(659, 0.13, 0.16), note(784, 0.26, 0.16), note(1047, 0.39, 0.4)],
};

let context: AudioContext | undefined;

/** Get ready to be heard, if it is allowed: that takes long the first time, so it is better done before something moves. */
export function tune(): void {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
}

export function sound(name: Sound, isWanted: boolean): void {
  if (!isWanted) return;
  tune();
  if (!context) return;
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const audio = context;
  if (audio.state === 'running') setTimeout(() => SOUNDS[name].forEach((each) => ring(audio, each)));   // after what is seen of the move
}

function ring(audio: AudioContext, { pitch, at, length, loud, shape }: Note): void {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}
