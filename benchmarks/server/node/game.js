// The game that every peer hosts: 110 cards of four colours and 13 ranks twice, with six wilds; like Mau Mau, and as short as it can be.
'use strict';
const WILDS = 104, CARDS = 110, HAND = 7, DRAW = -1;
const SKIP = 10, REVERSE = 11, TAKE = 12;
const isWild = card => card >= WILDS;
const colour = card => card & 3;
const rank = card => (isWild(card) ? -1 : card >> 3);

function shuffle(cards) {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}

function deal(seats) {
  const draw = shuffle(Array.from({ length: CARDS }, (_, card) => card));
  const hands = Array.from({ length: seats }, () => draw.splice(0, HAND));
  while (isWild(draw[0])) draw.push(draw.shift());
  const top = draw.shift();
  return { seats, draw, discard: [top], hands, top, colour: colour(top), turn: 0, direction: 1, round: 0, moves: 0 };
}

function drawCard(game, seat) {
  if (!game.draw.length) game.draw = shuffle(game.discard.splice(0, game.discard.length - 1));
  if (game.draw.length) game.hands[seat].push(game.draw.pop());
}

const fits = (card, top, inForce) => isWild(card) || colour(card) === inForce || (!isWild(top) && rank(card) === rank(top));
const seatAfter = (game, steps) => (game.turn + game.direction * steps + steps * game.seats) % game.seats;

// Lays a card, or draws and passes; the seat on turn afterwards, or -1 if that is not allowed
function play(game, seat, card) {
  if (seat !== game.turn) return -1;
  let steps = 1;
  if (card === DRAW) drawCard(game, seat);
  else {
    const place = game.hands[seat].indexOf(card);
    if (place < 0 || !fits(card, game.top, game.colour)) return -1;
    game.hands[seat].splice(place, 1);
    game.discard.push(card);
    game.top = card;
    game.colour = colour(card);
    if (rank(card) === REVERSE) game.direction = -game.direction;
    if (rank(card) === SKIP) steps = 2;
    if (rank(card) === TAKE) {
      const next = seatAfter(game, 1);
      drawCard(game, next);
      drawCard(game, next);
      steps = 2;
    }
  }
  game.turn = seatAfter(game, steps);
  game.moves++;
  if (!game.hands[seat].length) {
    const { draw, discard, hands, top, colour } = deal(game.seats);
    Object.assign(game, { draw, discard, hands, top, colour, round: game.round + 1 });
  }
  return game.turn;
}

// The first card that fits, or a draw
function choose({ hand, top, colour }) {
  return hand.find(card => fits(card, top, colour)) ?? DRAW;
}

module.exports = { deal, play, choose };
