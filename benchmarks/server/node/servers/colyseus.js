// The game on Colyseus: the state as its schema, hands seen by their owners alone, changes sent right after each move.
'use strict';
const http = require('node:http');
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { schema, t, StateView } = require('@colyseus/schema');
const { deal, play } = require('../game.js');
const PORT = Number(process.env.PORT), SEATS = Number(process.env.SEATS);

const Player = schema({ count: t.uint8(), hand: t.array('uint8').view() });
const Table = schema({
  top: t.uint8(), colour: t.uint8(), turn: t.uint8(), direction: t.int8(), moves: t.uint32(), round: t.uint32(), left: t.uint8(), players: t.array(Player),
});

class Cards extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null; // no clock: a patch is sent by hand after each move
    this.game = deal(SEATS);
    this.state = new Table();
    for (let seat = 0; seat < SEATS; seat++) this.state.players.push(new Player());
    this.show();
    this.seats = new Map();
    this.onMessage('lay', (client, card) => {
      if (play(this.game, this.seats.get(client.sessionId), card) < 0) throw new Error(`illegal: ${card}`);
      this.show();
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    const seat = this.seats.size;
    this.seats.set(client.sessionId, seat);
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
    client.send('seat', seat);
    this.broadcastPatch();
  }

  // Writes the game into the schema; of a hand only what has changed, for that is what is sent
  show() {
    const { game, state } = this;
    for (const name of ['top', 'colour', 'turn', 'direction', 'moves', 'round']) state[name] = game[name];
    state.left = game.draw.length;
    game.hands.forEach((hand, seat) => {
      const player = state.players[seat], shown = player.hand;
      player.count = hand.length;
      let same = 0;
      while (same < shown.length && same < hand.length && shown[same] === hand[same]) same++;
      const isWithoutOne = shown.length === hand.length + 1 && hand.slice(same).every((card, place) => shown[same + 1 + place] === card);
      if (isWithoutOne) shown.splice(same, 1);
      else {
        if (same < shown.length) {
          shown.clear();
          same = 0;
        }
        for (const card of hand.slice(same)) shown.push(card);
      }
    });
  }
}

const server = http.createServer();
const host = new Server({ transport: new WebSocketTransport({ server, pingInterval: 10_000 }), greet: false });
host.define('cards', Cards);
host.listen(PORT, '127.0.0.1').then(() => require('./figures.js')(PORT + 1));
