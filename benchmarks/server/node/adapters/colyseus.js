// A table of people at Colyseus, through its own client.
'use strict';
const { Client } = require('@colyseus/sdk');

exports.open = async (port, seats, onState) => {
  const sitters = [];
  for (let seat = 0; seat < seats; seat++) {
    const client = new Client(`ws://127.0.0.1:${port}`);
    const room = seat === 0 ? await client.create('cards', {}) : await client.joinById(sitters[0].room.roomId, {});
    let given = -1;
    room.onMessage('seat', number => { given = number; });
    const view = () => {
      const { moves, turn, top, colour, players } = room.state;
      return { moves, turn, top, colour, hand: players[seat].hand };
    };
    while (given < 0 || room.state?.players?.length !== seats || !room.state.players[given].hand) await new Promise(done => setTimeout(done, 2));
    if (given !== seat) throw new Error('another seat was given');
    room.onStateChange(() => onState(seat, view()));
    sitters.push({ room, view });
  }
  return {
    first: () => sitters.map(({ view }) => view()),
    send: (seat, card) => sitters[seat].room.send('lay', card),
    close: () => sitters.forEach(({ room }) => room.leave()),
  };
};
