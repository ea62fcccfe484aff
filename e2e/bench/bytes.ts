import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepare } from '../../shell/releases/prepare';
import { measureBytes } from './measureBytes';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** `npm run bench:bytes`: what the kit weighs, written to `bytes.md`. */
async function main() {
  await prepare({ onProgress: console.log });
  const { core, parts } = await measureBytes();
  const rows = [core, ...parts].map(
    ({ name, scripts, styles, others }) =>
      `| ${name} | ${kilobytes(scripts)} | ${kilobytes(styles)} | ${others.join(', ')} |`,
  );
  const table = [
    '# What the kit weighs',
    '',
    'In kB of brotli: `npm run bench:bytes`. A part is one script and one style, and some of its modules load files of others.',
    '',
    '| part | scripts | styles | loads also |',
    '| --- | ---: | ---: | --- |',
    ...rows,
    '',
  ].join('\n');
  writeFileSync(path.join(import.meta.dirname, 'bytes.md'), table);
  console.log(table);
}

await main();
