// A table of people at boardgame.io, with the messages that its own client sends.
'use strict';
const { io } = require('socket.io-client');

async function post(port, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} ${answer.status}`);
  return answer.json();
}

exports.open = async (port, seats, onState) => {
  const { matchID } = await post(port, '/games/cards/create', { numPlayers: seats });
  const sitters = [];
  for (let seat = 0; seat < seats; seat++) {
    const playerID = String(seat);
    const { playerCredentials: credentials } = await post(port, `/games/cards/${matchID}/join`, { playerID, playerName: `guest ${seat}` });
    const socket = io(`http://127.0.0.1:${port}/cards`, { forceNew: true, transports: ['websocket'], reconnection: false });
    const sitter = { socket, playerID, credentials, state: null };
    await new Promise((done, failed) => {
      socket.on('connect_error', failed);
      socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, seats));
      socket.on('sync', (_, { state }) => {
        sitter.state = state;
        done();
      });
    });
    socket.on('update', (_, state) => {
      sitter.state = state;
      onState(seat, state.G);
    });
    sitters.push(sitter);
  }
  return {
    first: () => sitters.map(sitter => sitter.state.G),
    send: (seat, card) => {
      const { socket, playerID, credentials, state } = sitters[seat];
      socket.emit('update', { type: 'MAKE_MOVE', payload: { type: 'lay', args: [card], playerID, credentials } }, state._stateID, matchID, playerID);
    },
    close: () => sitters.forEach(({ socket }) => socket.close()),
  };
};
