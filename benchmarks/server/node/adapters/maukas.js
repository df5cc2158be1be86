// A table of people at our server. Every seat is a guest of its own with its own socket; the seat on
// turn plays the first decision that its view lists; deals in between are agreed to by all.
'use strict';
const WebSocket = require('ws');
const PLAYABLE = 104;                                   // for the load client's own game: a card that always fits
const SETTINGS = JSON.parse(process.env.MAUKAS_TABLE || '{"game":"maumau","options":{"mau":"auto","rounds":99}}');
const isWord = move => move === 'mau' || move === 'dos' || move.startsWith('catch:');

async function ask(port, method, url, cookie, body) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} ${answer.status} ${await answer.text()}`);
  return answer;
}

async function guest(port, name) {
  return (await ask(port, 'PUT', '/api/me', null, { name })).headers.get('set-cookie').split(';')[0];
}

exports.open = async (port, seats, onState) => {
  const cookies = await Promise.all(Array.from({ length: seats }, (_, i) => guest(port, 'guest ' + i)));
  const { code } = await (await ask(port, 'POST', '/api/tables', cookies[0], { ...SETTINGS, seats })).json();
  const sitters = [];
  for (let i = 0; i < seats; i++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${code}/socket`, { perMessageDeflate: false, headers: { cookie: cookies[i] } });
    const sitter = { socket, moves: 0, number: 0, view: null, began: null, over: false, round: 0 };
    const begun = new Promise(ok => { sitter.begin = ok; });
    const tell = () => onState(i, state(sitter));
    socket.on('message', data => {
      const message = JSON.parse(data);
      if (message.type === 'refused') throw new Error(JSON.stringify(message));
      if (message.type !== 'table' && message.type !== 'moved') return;
      sitter.number = message.number;
      sitter.view = message.view;
      if (message.type === 'moved') {
        sitter.moves++;
        sitter.over = message.view.phase === 'over';
        if (!sitter.over) tell();
      } else if (message.phase === 'dealing' && message.round === sitter.round) {
        sitter.round++;
        socket.send('{"type":"ready","share":"00ff"}');
      } else if (message.phase === 'finished' && i === 0) {
        sitters.forEach(each => { each.sitter.round = 0; });
        socket.send('{"type":"rematch"}');
      } else if (message.phase === 'playing') {
        if (sitter.began === null) { sitter.began = true; sitter.begin(); }
        else if (sitter.over) { sitter.over = false; tell(); }
      }
    });
    await new Promise((ok, no) => { socket.on('error', no); socket.on('open', ok); });
    if (i > 0) socket.send('{"type":"sit"}');
    sitters.push({ sitter, begun });
    if (i === seats - 1) await new Promise(ok => setTimeout(ok, 20));
  }
  const all = sitters.map(each => each.sitter);
  all[0].socket.send('{"type":"start"}');
  await Promise.all(sitters.map(each => each.begun));
  return {
    first: () => all.map(state),
    send: i => {
      const sitter = all[i];
      sitter.socket.send(JSON.stringify({ type: 'play', move: sitter.view.legal.find(move => !isWord(move)), after: sitter.number }));
    },
    close: () => all.forEach(sitter => sitter.socket.close()),
  };
};

const state = sitter => ({ moves: sitter.moves, turn: sitter.view.turn, hand: [PLAYABLE], top: 0, colour: 0 });
