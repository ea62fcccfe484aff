/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from 'playwright';
import type * as services from '../processes/startService';
import type { Registry } from '../releases/registry/Registry';
import { openMountStage } from './openMountStage';

const stopped: string[] = [];
let listen: ((port: number | undefined) => void) | undefined;
let environment: NodeJS.ProcessEnv | undefined;
jest.mock('../processes/startService', () => ({
  startService: ({ env }: { env: NodeJS.ProcessEnv }): services.Service => ({
    ready: new Promise((resolve) => {
      const accounts = [{ login: 'student@example.test', role: 'student' }];
      listen = (port) =>
        resolve(port === undefined ? undefined : { type: 'ready', port, accounts });
      environment = env;
    }),
    exited: Promise.resolve(),
    stop: async () => void stopped.push('backend'),
    kill: () => Promise.resolve(),
  }),
}));
jest.mock('../server/createServer', () => ({
  createServer: async () => ({
    listen: async () => 'http://127.0.0.1:4001',
    close: async () => void stopped.push('server'),
  }),
}));
const call = jest.fn();
jest.mock('@campus/shared/api/createApi', () => ({ createApi: () => call }));
jest.mock('playwright', () => ({ chromium: { launch: jest.fn() } }));
const launch = jest.mocked(chromium.launch);

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('campus-mount-'));
const before = folders();
const left = () => folders().filter((name) => !before.includes(name));

const which = { name: 'media', release: '2.0.0' };
const open = () => openMountStage({ registry: {} as Registry, which, executablePath: 'chromium' });
const asked = async () => {
  while (launch.mock.calls.length === 0 || !listen)
    await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeEach(() => {
  stopped.length = 0;
  listen = undefined;
  launch.mockReset();
});

test('the browser starts beside the backend, and is the first that is closed', async () => {
  const close = async () => void stopped.push('browser');
  launch.mockResolvedValue({ close } as Awaited<ReturnType<typeof chromium.launch>>);
  const opening = open();
  await asked();
  listen?.(4000);
  const stage = await opening;
  expect(stage.url).toBe('http://127.0.0.1:4001');
  await stage.close();
  expect(stopped).toEqual(['browser', 'server', 'backend']);
  expect(left()).toStrictEqual([]);
});

test('whoever could not be signed in for one page is signed in for the next, and once', async () => {
  launch.mockResolvedValue({ close: async () => undefined } as never);
  const opening = open();
  await asked();
  listen?.(4000);
  const { tokenOf, close } = await opening;
  call.mockRejectedValueOnce(new Error('busy')).mockResolvedValue({ authToken: 'a token' });
  await expect(tokenOf('student')).rejects.toThrow('busy');
  expect(await Promise.all([tokenOf('student'), tokenOf('student')])).toEqual([
    'a token',
    'a token',
  ]);
  expect(call).toHaveBeenCalledTimes(2);
  await close();
});

test('where the browser does not start, nothing else is left behind', async () => {
  launch.mockRejectedValue(new Error('has no libraries'));
  const opening = open();
  await asked();
  listen?.(4000);
  await expect(opening).rejects.toThrow('has no libraries');
  expect(stopped).toEqual(['server', 'backend']);
  expect(left()).toStrictEqual([]);
});

test('where the backend does not start, the browser is closed', async () => {
  const close = async () => void stopped.push('browser');
  launch.mockResolvedValue({ close } as Awaited<ReturnType<typeof chromium.launch>>);
  const opening = open();
  await asked();
  listen?.(undefined);
  await expect(opening).rejects.toThrow('The backend with demo data did not start');
  expect(stopped).toEqual(['browser']);
  expect(left()).toStrictEqual([]);
});

test('what cannot be closed leaves nothing else behind', async () => {
  launch.mockResolvedValue({ close: () => Promise.reject(new Error('is gone')) } as never);
  const opening = open();
  await asked();
  listen?.(4000);
  await expect((await opening).close()).rejects.toThrow('is gone');
  expect(stopped).toEqual(['server', 'backend']);
  expect(left()).toStrictEqual([]);
});

test('the backend takes no place and asks nobody that the product beside it has', async () => {
  launch.mockResolvedValue({ close: async () => undefined } as never);
  const opening = open();
  await asked();
  listen?.(4000);
  await (await opening).close();
  expect(environment).toMatchObject({
    ...{ API_PORT: '0', API_METRICS_PORT: '', DATABASE_URL: '', SCANNER_URL: '', STOP_DELAY: '0' },
  });
});
