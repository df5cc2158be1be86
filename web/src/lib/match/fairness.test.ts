import { expect, test } from 'vitest';
import { canCheck, check, meaning, mixtureOf, commitmentOf } from './fairness';

// The deal of docs/protocol.md, and what the server makes of it.
const SEED = '6800d8e7046a09b93b5aaeafe0cf63c94af339c4404c45e114ee94e7b163b526';
const COMMITMENT = '199ab11f6f2f7b5c9bff705ab5c17dcda6ca4546ea525faacf4520dbe6dd87e6';
const SHARE = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const DEAL = { commitment: COMMITMENT, seed: SEED, shares: [SHARE] };

test('a commitment is the one that the server publishes', async () => {
  expect(canCheck()).toBe(true);
  expect(await commitmentOf(SEED)).toBe(COMMITMENT);
});

test.each([
  [[], 'ef1443d3cfed953aa2549c61595a75a14bf78a789651e230ffcdb61621b3137e'],
  [[SHARE], 'f8af15f78ca2fa6199f97479225f52ccff6dd5a9b52e20efdb2c41d9617dd173'],
  [['ab00', '01'], '546802d29d87ed132a7601331b49abc650436c8584274a6a4388368614bb5f85'],
])('shares %j are mixed in as the server does', async (shares, mixture) => {
  expect(await mixtureOf(SEED, shares)).toBe(mixture);
});

test('a deal that was seen coming is fair in everything', async () => {
  expect(await check(DEAL, { commitment: COMMITMENT, share: SHARE })).toEqual([
    { id: 'fair-seal-holds', isGood: true },
    { id: 'fair-seen', isGood: true },
    { id: 'fair-share-in', isGood: true },
  ]);
});

test('another seed is noticed', async () => {
  expect((await check({ ...DEAL, seed: SEED.replace('68', '69') }, null))[0]).toEqual({ id: 'fair-seal-broken', isGood: false });
});

test('another commitment than the one shown before the deal is noticed, however well it fits', async () => {
  expect((await check(DEAL, { commitment: COMMITMENT.replace('19', '18'), share: '' }))[1]).toEqual({
    id: 'fair-seen-differs',
    isGood: false,
  });
});

test('anyone who was not there is told that there is nothing to compare', async () => {
  expect(await check(DEAL, null)).toEqual([
    { id: 'fair-seal-holds', isGood: true },
    { id: 'fair-not-seen', isGood: null },
  ]);
});

test('a share that came too late is no crime', async () => {
  expect((await check(DEAL, { commitment: COMMITMENT, share: 'ff' })).at(-1)).toEqual({ id: 'fair-share-late', isGood: null });
});

test.each([
  [{ commitment: COMMITMENT, share: SHARE }, 'fair-means'],
  [{ commitment: COMMITMENT, share: '' }, 'fair-means-alone'],
  [{ commitment: COMMITMENT, share: 'ff' }, 'fair-means-alone'],
  [null, 'fair-means-if'],
  [{ commitment: 'ff', share: SHARE }, null],
])('anyone who has seen %j is told no more than follows from it', async (seen, id) => {
  expect(meaning(await check(DEAL, seen))).toBe(id);
});
