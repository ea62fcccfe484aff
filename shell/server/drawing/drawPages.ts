import { parentPort } from 'node:worker_threads';
import { createScripts } from './createScripts';
import type { Answer, DrawOrder } from './DrawOrder';
import type { Said, Told } from './WorkerMessage';

// Whoever draws asks the API by `send`, and nobody else.
Reflect.deleteProperty(globalThis, 'fetch');

const scripts = createScripts();
const waiting = new Map<number, (answer: Answer | null) => void>();
let questions = 0;

const say = (said: Said) => parentPort?.postMessage(said);

/** The API as this worker sees it: it has no other way out of its thread. */
const sendFor =
  (page: number): typeof fetch =>
  async (address, init) => {
    if (typeof address !== 'string') throw new TypeError('Calls go to a path');
    const question = ++questions;
    const answered = new Promise<Answer | null>((resolve) => waiting.set(question, resolve));
    const { body } = init ?? {};
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    say({ kind: 'ask', page, question, asked: { path: address, body: sent } });
    const answer = await answered;
    if (!answer) throw new TypeError('The API does not answer');
    return Response.json(answer.body, { status: answer.status });
  };

async function drawPage(page: number, { plan, address, scripts: files }: DrawOrder) {
  const { draw } = scripts.shell(files.shell);
  const modules = Object.fromEntries(
    Object.entries(files.remotes).map(([name, file]) => [name, scripts.remote(file, files.shell)]),
  );
  return draw({ plan, address, modules, send: sendFor(page) });
}

parentPort?.on('message', (told: Told) => {
  if (told.kind === 'answer') {
    waiting.get(told.question)?.(told.answer);
    waiting.delete(told.question);
    return;
  }
  const { page, order } = told;
  say({ kind: 'begun', page });
  drawPage(page, order).then(
    (drawing) => say({ kind: 'drawn', page, drawing }),
    (error: unknown) => say({ kind: 'failed', page, message: String(error) }),
  );
});
