// The load client: node load.js --adapter maukas --port 8841 --matches 50 --seats 4 --secs 8 --warm 2 [--rate 200] [--moves 60]
//
// Every table has one move on its way at most; the next one is made when every seat has seen the last. Without --rate it is made at once,
// with it so many moves a second go out over all tables; with --moves every table makes so many, and no time is taken. The last line
// that is printed is the result as JSON.
'use strict';
const fs = require('node:fs');
const { parseArgs } = require('node:util');
const { choose } = require('./game.js');

const OPENED_TOGETHER = 8, TICK = 2;
const wanted = { adapter: { type: 'string' } };
for (const name of ['port', 'matches', 'seats', 'secs', 'warm', 'rate', 'moves']) wanted[name] = { type: 'string', default: '0' };
const { adapter: name, ...texts } = parseArgs({ options: wanted }).values;
const { port, matches, seats, secs, warm, rate, moves } = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, Number(text)]));
const adapter = require(`./adapters/${name}.js`);

const sleep = milliseconds => new Promise(done => setTimeout(done, milliseconds));
const figures = async tidy => (await fetch(`http://127.0.0.1:${port + 1}/${tidy ? '?gc=1' : ''}`)).json();
const quantile = (values, part) => values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? null;

// Seconds that all cores together have been busy
function busy() {
  const [user, nice, system, , , interrupts, soft, stolen] = fs.readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/).slice(1).map(Number);
  return (user + nice + system + interrupts + soft + stolen) / 100;
}

const tables = [], waiting = [], own = [], all = [];
let isCounting = false, isOver = false, counted = 0;

function goOn(table) {
  if (isOver || (moves && table.made >= moves)) table.isDone = true;
  else if (rate) waiting.push(table);
  else move(table);
}

function move(table) {
  table.made++;
  table.seen = new Set();
  table.began = performance.now();
  table.link.send(table.turn, choose(table.views[table.turn]));
}

async function open() {
  const table = { made: 0, seen: null, views: null };
  table.link = await adapter.open(port, seats, (seat, view) => {
    if (table.views === null) return;
    table.views[seat] = view;
    if (table.seen === null || view.moves !== table.moves + 1 || table.seen.has(seat)) return;
    table.seen.add(seat);
    const took = performance.now() - table.began;
    if (isCounting && seat === table.turn) own.push(took);
    if (table.seen.size < seats) return;
    if (isCounting) {
      all.push(took);
      counted++;
    }
    Object.assign(table, { seen: null, moves: view.moves, turn: view.turn });
    goOn(table);
  });
  table.views = table.link.first();
  table.moves = table.views[0].moves;
  table.turn = table.views[0].turn;
  tables.push(table);
}

function pace() {
  const began = performance.now();
  let sent = 0;
  const ticking = setInterval(() => {
    if (isOver) return clearInterval(ticking);
    const due = ((performance.now() - began) / 1000) * rate;
    for (; sent < due && waiting.length; sent++) move(waiting.shift());
  }, TICK);
}

async function measure() {
  await sleep(warm * 1000);
  const before = { server: (await figures()).cpuUs, client: process.cpuUsage(), busy: busy(), time: performance.now() };
  isCounting = true;
  await sleep(secs * 1000);
  isCounting = false;
  const seconds = (performance.now() - before.time) / 1000;
  const server = ((await figures()).cpuUs - before.server) / 1e6 / seconds;
  const { user, system } = process.cpuUsage(before.client);
  const client = (user + system) / 1e6 / seconds;
  isOver = true;
  await sleep(300);
  const stuck = tables.filter(table => table.seen !== null).length;
  return { movesPerSecond: counted / seconds, server, client, others: (busy() - before.busy) / seconds - server - client, stuck };
}

async function main() {
  const empty = await figures(true);
  for (let start = 0; start < matches; start += OPENED_TOGETHER) {
    await Promise.all(Array.from({ length: Math.min(OPENED_TOGETHER, matches - start) }, open));
  }
  const sitting = await figures(true);
  if (rate) pace();
  tables.forEach(goOn);
  let measured = {};
  if (moves) while (tables.some(table => !table.isDone)) await sleep(50);
  else measured = await measure();
  const played = await figures(true);
  for (const times of [own, all]) times.sort((one, other) => one - other);
  const times = { ownP50: quantile(own, 0.5), ownP99: quantile(own, 0.99), allP50: quantile(all, 0.5), allP99: quantile(all, 0.99) };
  console.log(JSON.stringify({ matches, ...measured, ...times, empty: empty.rss, sitting: sitting.rss, played: played.rss }));
  tables.forEach(table => table.link.close());
  setTimeout(() => process.exit(0), 200);
}

main().catch(error => {
  console.error(error);
  process.exit(1);
});
