// Reads names of cards and writes their pictures, as JSON; tools/card_pictures.py asks, and adds the colours.
import { text } from 'node:stream/consumers';
import { runnerImport } from 'vite';

const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : null),
  load: (id) => (id === '\0style' ? '' : null),
};
const source = new URL('src/components/cards/printed.ts', import.meta.url).pathname;
const { module } = await runnerImport(source, { configFile: false, logLevel: 'silent', plugins: [withoutStyles] });
const names = JSON.parse(await text(process.stdin));
const { SIZE, VIEWS, plain, large, back, logo } = module;
const drawn = (draw) => Object.fromEntries(names.map((name) => [name, draw(name)]));
process.stdout.write(JSON.stringify({ size: SIZE, ...VIEWS, plain: drawn(plain), large: drawn(large), back: back(), logo: logo() }));
