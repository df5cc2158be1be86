// The game on boardgame.io, kept in memory, with its own lobby and sockets; every player is sent the whole of what it may see.
'use strict';
const { Server } = require('boardgame.io/server');
const { deal, play } = require('../game.js');
const PORT = Number(process.env.PORT);

const lay = ({ G, playerID, events }, card) => {
  const next = play(G, Number(playerID), card);
  if (next < 0) return 'INVALID_MOVE';
  events.endTurn({ next: String(next) });
};

const game = {
  name: 'cards',
  minPlayers: 2,
  maxPlayers: 10,
  setup: ({ ctx }) => deal(ctx.numPlayers),
  moves: { lay: { move: lay, client: false, undoable: false } },
  playerView: ({ G, playerID }) => {
    const { draw, discard, hands, ...open } = G;
    return { ...open, left: draw.length, counts: hands.map(hand => hand.length), hand: playerID === null ? null : hands[Number(playerID)] };
  },
};

Server({ games: [game], origins: ['http://127.0.0.1'] })
  .run({ port: { port: PORT, host: '127.0.0.1' } })
  .then(() => require('./figures.js')(PORT + 1));
