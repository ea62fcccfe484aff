import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../shell/dev/freePort';
import { waitFor } from '../fixtures/waitFor';
import type { Engine, EngineKind } from './Engine';
import { inPage } from './inPage';

const driver = '/usr/bin/WebKitWebDriver';
const browser = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((machine) => path.join('/usr/lib', machine, 'webkit2gtk-4.1/MiniBrowser'))
  .find((file) => existsSync(file));
const hasDisplay = Boolean(process.env.DISPLAY) || existsSync('/usr/bin/Xvfb');

/** A screen that nobody sees, where there is none: WebKit draws on nothing else. */
async function startDisplay() {
  const given = process.env.DISPLAY;
  if (given) return { name: given, stop: () => undefined };
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = (await once(server.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${String(number).trim()}`, stop: () => void server.kill() };
}

/** The name that WebDriver gives the id of an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** Milliseconds. */
const patience = 30_000;

async function start(): Promise<Engine> {
  const display = await startDisplay();
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;

  async function ask<Answer>(method: string, command: string, body?: object): Promise<Answer> {
    const answer = await fetch(origin + command, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(2 * patience),
    });
    const { value } = (await answer.json()) as { value: Answer & { message?: string } };
    if (!answer.ok) throw new Error(`${command}: ${value.message}`);
    return value;
  }
  const isReady = () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  await waitFor(isReady);
  const wanted = {
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    timeouts: { implicit: patience, script: patience, pageLoad: patience },
  };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: wanted },
  });
  const session = `/session/${sessionId}`;

  async function find(what: string) {
    const by = { using: 'xpath', value: what };
    const element = await ask<Record<string, string>>('POST', `${session}/element`, by);
    return `${session}/element/${element[elementKey]}`;
  }

  return {
    name: 'WebKit',
    open: (address) => ask('POST', `${session}/url`, { url: address }),
    async run(work, ...given) {
      const script = `const tell = arguments[0];
        (${inPage(work, given)}).then((answer) => tell({ answer }), (error) => tell({ error: String(error) }))`;
      type Told = { answer: string; error?: undefined } | { error: string };
      const told = await ask<Told>('POST', `${session}/execute/async`, { script, args: [] });
      if (told.error !== undefined) throw new Error(told.error);
      return JSON.parse(told.answer) as never;
    },
    press: async (what) => ask('POST', `${await find(what)}/click`, {}),
    type: async (what, text) => ask('POST', `${await find(what)}/value`, { text }),
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    async end() {
      await ask('DELETE', session);
      service.kill();
      display.stop();
    },
  };
}

const isThere = existsSync(driver) && browser !== undefined && hasDisplay;
export const webKit: EngineKind = { name: 'WebKit', start: isThere ? start : undefined };
