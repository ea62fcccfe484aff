import { integrityOf } from '@campus/shared/build/integrityOf';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { renderPage } from './bundle/renderPage';
import { writeRenderedNow } from './renderedNow';
import type { ApiAnswer, FromWorker, RenderJob, SignedScript, ToWorker } from './RenderJob';

type Require = (id: string) => unknown;

interface ShellScript {
  lent: Record<string, () => unknown>;
  renderPage: typeof renderPage;
}

const ofNode = createRequire(import.meta.url);

/** A release and the ones before it, of every remote: what was rendered with earlier ones may go. */
const most = 24;

const compiled = new Map<string, vm.Script>();

/** Read and checked once; to run it makes modules anew, which know nothing of those before. */
function compile({ file, hash }: SignedScript): vm.Script {
  const key = `${hash} ${file}`;
  const known = compiled.get(key);
  if (known) return known;
  const content = readFileSync(file);
  if (integrityOf(content) !== hash) throw new Error(`${file} is not what was signed`);
  const source = `(function (require, module) {${content.toString('utf8')}\n})`;
  const script = new vm.Script(source, { filename: file });
  if (compiled.size >= most) compiled.clear();
  compiled.set(key, script);
  return script;
}

function run<Exports>(script: SignedScript, require: Require): Exports {
  const module = { exports: {} };
  const start = compile(script).runInThisContext() as (...given: [Require, typeof module]) => void;
  start(require, module);
  return module.exports as Exports;
}

/** Only the shell may use what Node has; everything else comes with it. */
function requireBuiltin(id: string): unknown {
  if (!isBuiltin(id)) throw new Error(`The shell needs ${id}, which is not in its script`);
  return ofNode(id);
}

function requireFrom({ lent }: ShellScript, file: string): Require {
  return (id) => {
    const lend = lent[id];
    if (!lend) throw new Error(`${file} needs ${id}, which its shell does not lend`);
    return lend();
  };
}

/** A shell and the remotes that have met its modules: these are of no use in another one. */
function runShell(script: SignedScript, makeRoom: () => void) {
  const shell = run<ShellScript>(script, requireBuiltin);
  const remotes = new Map<string, RemoteModule>();
  return {
    render: shell.renderPage,
    size: () => 1 + remotes.size,
    remote(of: SignedScript): RemoteModule {
      const known = remotes.get(of.file);
      if (known) return known;
      makeRoom();
      const { default: remote } = run<{ default: RemoteModule }>(of, requireFrom(shell, of.file));
      remotes.set(of.file, remote);
      return remote;
    },
  };
}

type Shell = ReturnType<typeof runShell>;

/** Runs the scripts of releases, each once. */
function createShells() {
  const shells = new Map<string, Shell>();

  function makeRoom() {
    const count = [...shells.values()].reduce((sum, { size }) => sum + size(), 0);
    if (count >= most) shells.clear();
  }

  return (script: SignedScript): Shell => {
    const known = shells.get(script.file);
    if (known) return known;
    makeRoom();
    const shell = runShell(script, makeRoom);
    shells.set(script.file, shell);
    return shell;
  };
}

// Whoever renders asks the API by `send`, and nobody else.
Reflect.deleteProperty(globalThis, 'fetch');

const forEverybody = createShells();
const now = writeRenderedNow(workerData as SharedArrayBuffer);
const waiting = new Map<number, (answer: ApiAnswer | null) => void>();
let questions = 0;

const post = (message: FromWorker) => parentPort?.postMessage(message);

/** The API as this worker sees it: it has no other way out of its thread. */
const sendFor =
  (page: number): typeof fetch =>
  async (address, init) => {
    if (typeof address !== 'string') throw new TypeError('Calls go to a path');
    const question = ++questions;
    const answered = new Promise<ApiAnswer | null>((resolve) => waiting.set(question, resolve));
    const { body } = init ?? {};
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    post({ kind: 'ask', page, question, asked: { path: address, body: sent } });
    const answer = await answered;
    if (!answer) throw new TypeError('The API does not answer');
    return Response.json(answer.body, { status: answer.status });
  };

type Words = Parameters<typeof renderPage>[0]['words'];

const lastWords: { text?: string; words?: Words } = {};

/** The same text comes with page after page: it is read when it changes. */
function readWords(text?: string): Words {
  if (text !== lastWords.text)
    Object.assign(lastWords, { text, words: text && (JSON.parse(text) as Words) });
  return lastWords.words;
}

/** By name; each runs when it is asked for, and one that does not run fails by itself. */
function modulesOf({ remotes }: RenderJob['scripts'], shell: Shell): Record<string, RemoteModule> {
  const modules = {};
  for (const [name, file] of Object.entries(remotes))
    Object.defineProperty(modules, name, { get: () => shell.remote(file) });
  return modules;
}

async function renderInWorker(
  page: number,
  { plan, address, record, words, slots, isOwn, scripts }: RenderJob,
) {
  // No module of a person’s page lives on: whatever it has remembered is met by nobody else.
  const shellOf = isOwn ? createShells() : forEverybody;
  const shell = shellOf(scripts.shell);
  try {
    return await shell.render({
      ...{ plan, address, record, slots, send: sendFor(page), words: readWords(words) },
      isSignedIn: isOwn,
      modules: modulesOf(scripts, shell),
      onSlot: (slot) => now.enter(page, slot),
      onSlotFailure: (slot, error) => post({ kind: 'failed', page, message: String(error), slot }),
    });
  } finally {
    now.enter(page);
  }
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'answer') {
    waiting.get(message.question)?.(message.answer);
    waiting.delete(message.question);
    return;
  }
  const { page, order } = message;
  post({ kind: 'begun', page });
  renderInWorker(page, order).then(
    (rendered) => post({ kind: 'rendered', page, rendered }),
    (error: unknown) => post({ kind: 'failed', page, message: String(error) }),
  );
});
