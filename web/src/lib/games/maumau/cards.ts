// The cards that Mau Mau has beside numbers.
import type { CardKind } from '../../cards/cards';
import { lettering } from '../../cards/lettering';
import { allShapes } from '../../cards/shapes';

function pile(count: 2 | 4): string {
  const lean = (index: number): number => (index - (count - 1) / 2) * (count === 2 ? 24 : 17);
  const backs = Array.from(
    { length: count },
    (_, index) => `<rect class="outline" x="-14" y="-32" width="28" height="42" rx="5" transform="rotate(${lean(index)} 0 36)" />`,
  );
  const [halo, figure] = ['halo', ''].map((look) => lettering(`+${count}`, -2, 32, 25, look));
  return `${backs.join('')}${halo}${figure}`;
}

export const cards: readonly CardKind[] = [
  {
    kind: 'reverse',
    sign: '<>',
    corner: { mark: '<path class="mark" d="M14 33 V13 M9 18.5 L14 12.5 L19 18.5 M27 12 V32 M22 26.5 L27 32.5 L32 26.5" />' },
    motif: () => '<path class="stroke" d="M-15 25 V-23 M-26 -11 L-15 -25 L-4 -11 M15 -25 V23 M4 11 L15 25 L26 11" />',
  },
  {
    kind: 'stop',
    sign: 'X',
    corner: { mark: '<g class="mark"><circle cx="20" cy="23" r="10.5" /><path d="M13 30 L27 16" /></g>' },
    motif: () => '<g class="stroke"><circle r="26" /><path d="M-18 18 L18 -18" /></g>',
  },
  { kind: 'take-two', sign: '+2', corner: { figure: '+2' }, motif: () => pile(2) },
  { kind: 'take-four', sign: '+4', corner: { figure: '+4' }, motif: () => pile(4) },
  {
    kind: 'colour-change',
    sign: 'W',
    corner: { mark: '<path class="mark" d="M11 24 A 10.5 10.5 0 0 1 31 21 M31 13 V22 H23 M32 26 A 10.5 10.5 0 0 1 13 30" />' },
    motif: allShapes,
  },
];
