// Short sounds from oscillators: nothing to load. Each means something, and comes from a side. A browser lets them be heard only after the first touch of the page.
export const SOUNDS = [
  'R',
  'G',
  'B',
  'Y',
  'wild',
  'draw',
  'take',
  'stop',
  'clockwise',
  'anticlockwise',
  'call',
  'catch',
  'turn',
  'win',
  'lose',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sound and where it comes from: -1 is left, 1 is right. */
export interface Cue {
  readonly sound: Sound;
  readonly pan: number;
}

interface Note {
  pitch: number;
  at: number;
  length: number;
  loud: number;
  shape: OscillatorType;
  glide: number; // from one side to the other: 1 to the right, -1 to the left
}

const note = (pitch: number, at: number, length: number, loud = 0.08, shape: OscillatorType = 'sine', glide = 0): Note => ({
  pitch,
  at,
  length,
  loud,
  shape,
  glide,
});

const card = (pitch: number): Note[] => [note(pitch, 0, 0.11, 0.09, 'triangle')];
const turnRound = (glide: number): Note[] => [440, 494, 554].map((pitch, index) => note(pitch, 0.09 * index, 0.1, 0.07, 'triangle', glide));

const NOTES: Record<Sound, Note[]> = {
  R: card(220), // each colour its own pitch, a chord together
  G: card(277),
  B: card(330),
  Y: card(440),
  wild: [220, 277, 330, 440].map((pitch, index) => note(pitch, 0.05 * index, 0.08, 0.07, 'triangle')),
  draw: [note(330, 0, 0.05, 0.05, 'triangle'), note(260, 0.04, 0.06, 0.05, 'triangle')],
  take: [note(196, 0, 0.09, 0.06, 'square'), note(147, 0.1, 0.16, 0.06, 'square')],
  stop: [note(165, 0, 0.2, 0.05, 'sawtooth')],
  clockwise: turnRound(1),
  anticlockwise: turnRound(-1),
  call: [note(659, 0, 0.1, 0.1, 'triangle'), note(659, 0.14, 0.2, 0.1, 'triangle')],
  catch: [note(880, 0, 0.07, 0.07, 'square'), note(587, 0.08, 0.07, 0.07, 'square'), note(880, 0.16, 0.12, 0.07, 'square')],
  turn: [note(523, 0, 0.14), note(784, 0.12, 0.22)],
  win: [note(523, 0, 0.16), note(659, 0.13, 0.16), note(784, 0.26, 0.16), note(1047, 0.39, 0.4)],
  lose: [note(392, 0, 0.2), note(330, 0.18, 0.2), note(262, 0.36, 0.36)],
};

const lengthOf = (name: Sound): number => Math.max(...NOTES[name].map(({ at, length }) => at + length));

let context: AudioContext | undefined;

/** Open the audio device, if it is allowed: that takes long the first time, so it is better done before something moves. */
export function openAudio(): void {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
}

/** Let sounds be heard, one after the other; `volume` is from 0 to 1. */
export function sound(cues: readonly Cue[], volume: number): void {
  if (volume <= 0 || cues.length === 0) return;
  openAudio();
  if (!context) return;
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const audio = context;
  if (audio.state !== 'running') return;
  setTimeout(() => {
    let start = audio.currentTime; // after what is seen of the move
    for (const { sound: name, pan } of cues) {
      for (const each of NOTES[name]) ring(audio, each, start, pan, volume);
      start += lengthOf(name);
    }
  });
}

function ring(audio: AudioContext, { pitch, at, length, loud, shape, glide }: Note, from: number, pan: number, volume: number): void {
  const start = from + at;
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  const side = new StereoPannerNode(audio, { pan });
  if (glide !== 0) {
    side.pan.setValueAtTime(-glide * (1 - 6 * at), start); // 0, 0.09, 0.18 seconds: from one side over the middle to the other
  }
  oscillator.connect(gain).connect(side).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}
