// Puts the files of Swagger UI beside the built page, as they are: the server's reference of its HTTP interface needs them, the page does not.
import { copyFileSync, mkdirSync } from 'node:fs';

const from = new URL('node_modules/swagger-ui-dist/', import.meta.url);
const to = new URL('../src/maukas/page/reference/', import.meta.url);

mkdirSync(to, { recursive: true });
for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css']) copyFileSync(new URL(name, from), new URL(name, to));
