import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createSecret } from '../releases/keys/createSecret';
import { newRegistry, passed } from '../releases/registry/newRegistry.fixture';
import { openRegistry } from '../releases/registry/openRegistry';
import { createPlanner } from './createPlanner';
import { createServer } from './createServer';

const shell = {
  release: '1.0.0-shell',
  contract: '1.0.0',
  scripts: ['main.js'],
  styles: ['main.css'],
  texts: { ru: ['ru.js'], en: ['en.js'] },
  lends: {},
  parts: { '@campus/shared/form/Form': ['form.css', 'form.js'] },
  integrity: {
    'main.js': 'sha384-main',
    'main.css': 'sha384-style',
    'form.js': 'sha384-form',
    'form.css': 'sha384-forms',
    'ru.js': 'sha384-ru',
    'en.js': 'sha384-en',
  },
};

type Options = Partial<Parameters<typeof createServer>[0]>;

/** A registry with a small shell in it, and servers on it; unless told otherwise no backend answers. */
export async function newTestServers() {
  const one = await newRegistry();
  const built = path.join(one.dataFolder, 'built/shell');
  const publicFolder = path.join(one.dataFolder, 'public');
  for (const folder of [built, publicFolder]) mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(built, 'shell.json'), JSON.stringify(shell));
  for (const file of ['main.js', 'main.css', 'sw.js'])
    writeFileSync(path.join(built, file), `/* ${file} */`);
  writeFileSync(path.join(built, 'main.js.br'), brotliCompressSync('/* small main.js */'));
  writeFileSync(path.join(built, 'main.js.gz'), gzipSync('/* small main.js */'));
  await one.registry.attest(await one.registry.publish(built), passed);
  await one.activate('shell', shell.release);
  const secret = createSecret(one.dataFolder);
  const serverRegistry = await openRegistry({
    ...{ dataFolder: one.dataFolder, isServer: true },
    onAlarm: (what) => void one.told.push(what),
  });
  return {
    ...one,
    secret,
    /** The same store, moved with the key of the server. */
    serverRegistry,
    open: (options: Options = {}) =>
      createServer({
        planner: createPlanner({ registry: serverRegistry }),
        registry: serverRegistry,
        secret,
        publicFolder,
        apiOrigin: 'http://127.0.0.1:9',
        report: () => undefined,
        ...options,
      }),
  };
}
