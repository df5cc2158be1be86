// Every text file of the built page is compressed once, as small as it gets, so that the server need not do it at each request:
// a `.br` and a `.gz` beside each; the server sends what a browser takes (src/maukas/server/http/static_files.py).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const page = new URL('../src/maukas/page/', import.meta.url);
const isText = /^(?!reference).*\.(?:css|js|svg|webmanifest)$/; // pictures are compressed as they are, and few read the reference

for (const name of readdirSync(page, { recursive: true }).filter((each) => isText.test(each))) {
  const text = readFileSync(new URL(name, page));
  writeFileSync(new URL(`${name}.br`, page), brotliCompressSync(text));
  writeFileSync(new URL(`${name}.gz`, page), gzipSync(text, { level: 9 }));
}
