import './checkNode.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { currentBundle } from './currentBundle.cjs';

// `node shell/dev/run.mjs e2e/backend/main.ts` starts a process or a thread: from its bundle where
// that is what the sources are now, else from the sources, which takes several times as long.

const root = path.join(import.meta.dirname, '../..');
const [, , file = ''] = process.argv;
const source = path.join(root, file);
process.argv.splice(1, 2, source);

const bundle = currentBundle(root, file);
if (bundle) process.setSourceMapsEnabled(true);
else if (isMainThread) await import('tsx');
// A thread does not take the loader of its process over.
else (await import('tsx/esm/api')).register();

await import(pathToFileURL(bundle ?? source).href);
