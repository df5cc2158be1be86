// The faces of the cards, as SVG in text: there are many and they never change, and a browser reads them faster than it builds parts.
import './art.css';
import { kindOf, parseCard, type Card, type CardKind } from '../../lib/cards/cards';
import { lettering } from '../../lib/cards/lettering';
import { COLOURS } from '../../lib/cards/notation';
import { allShapes, figured, isColour, shape } from '../../lib/cards/shapes';

const faces = new Map<string, string>();

/** The face of a card, 100 by 150: sign and shape in two corners, so that a fanned hand can be read, and a motif in the middle. */
export function face(name: string, isLarge = false): string {
  const key = isLarge ? `large ${name}` : name;
  const drawn = faces.get(key) ?? draw(parseCard(name), isLarge);
  faces.set(key, drawn);
  return drawn;
}

/** With large corners there is no room for a motif. */
function draw(card: Card, isLarge: boolean): string {
  const corners = isLarge ? `<g transform="translate(-3 -4) scale(1.6)">${corner(card)}</g>` : corner(card);
  const middle = isLarge ? '' : `<g transform="translate(50 75) scale(${card.colour ? 0.8 : 0.68})">${motif(card)}</g>`;
  return `<g class="on ${isColour(card.colour) ? card.colour : ''}">
    <rect class="edge" x="1" y="1" width="98" height="148" rx="11" /><rect class="field" x="4" y="4" width="92" height="142" rx="8.5" />
    ${corners}<g transform="rotate(180 50 75)">${corners}</g>${middle}</g>`;
}

const SMALL = [
  [12, 44],
  [22, 44],
  [12, 54],
  [22, 54],
] as const;

/** What stands for a card in its corner: a figure, or a mark that is drawn. */
export const cornerSign = (card: Card): CardKind['corner'] => kindOf(card)?.corner ?? { figure: String(card.number) };

/** Whether a line must say which way up the figure is. */
export const isTurnable = (sign: CardKind['corner']): boolean => 'figure' in sign && (sign.figure === '6' || sign.figure === '9');

/** What a fanned hand shows of a card: its upper left corner. */
export function corner(card: Card): string {
  const sign = cornerSign(card);
  const things = card.colour
    ? shape(card.colour, 19, isTurnable(sign) ? 52 : 49, 17)
    : COLOURS.map((each, index) => shape(each, ...SMALL[index]!, 9)).join('');
  const line = isTurnable(sign) ? '<path class="under" d="M12 39.5 H26" />' : '';
  return ('mark' in sign ? sign.mark : written(sign.figure)) + line + things;
}

const written = (figure: string): string => (figure.length > 1 ? lettering(figure, 21, 32, 18) : lettering(figure, 19, 35, 25));

export function motif(card: Card): string {
  const kind = kindOf(card);
  if (kind) return kind.motif(card.colour);
  return isColour(card.colour) ? figured(card.colour, String(card.number)) : allShapes();
}
