// The cards that DOS has beside numbers.
import type { CardKind } from '../../cards/cards';
import { lettering } from '../../cards/lettering';
import { allShapes, figured, isColour } from '../../cards/shapes';

export const cards: readonly CardKind[] = [
  { kind: 'hash', sign: '#', corner: { figure: '#' }, motif: (colour) => (isColour(colour) ? figured(colour, '#') : '') },
  {
    kind: 'wild',
    sign: 'D',
    corner: { figure: '2' },
    motif: () => `${allShapes()}<circle class="medal" r="19" />${lettering('2', 0, 11, 22)}`,
  },
];
