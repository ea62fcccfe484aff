import { createApi } from '@campus/shared/api/createApi';
import { root } from '@campus/shared/build/root';
import { sendStaffCode, signInByPassword, signInStaff } from '@campus/shared/contract/auth/calls';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { createPlanner } from '../server/createPlanner';
import { createServer } from '../server/createServer';
import type { Report } from '../page/reports/Report';
import { startService } from '../processes/startService';
import { createSecret } from '../releases/keys/createSecret';
import type { Registry, Release } from '../releases/registry/Registry';
import { createFolderStore } from '../releases/store/createFolderStore';
import { activeManifests } from '../releases/refusalsOf';
import type { Channel } from '../releases/registry/Deployment';
import type { ReleaseStore } from '../releases/store/ReleaseStore';
import { linksInLetters, newestLetter } from './letters';
import type { Person } from './visitsOf';

/** The product as it would be with the release, with demo data, and a browser to look at it. */
export interface MountStage {
  url: string;
  browser: Browser;
  /** The token of somebody who is signed in, from the product's own calls. */
  tokenOf: (person: NonNullable<Person>) => Promise<string>;
  /** Where the letters lead that were sent so far, by who got them; without an account, guests. */
  letters: () => Map<Person, Set<string>>;
  /** What pages have reported so far. */
  reports: readonly Report[];
  close: () => Promise<void>;
}

interface CreateSignInOptions {
  url: string;
  /** The backend's: letters land in its outbox. */
  dataFolder: string;
  accounts: readonly { login: string; role: string }[];
  password: string;
}

const humans = ['student', 'newcomer'];
/** Half a minute: without a code nobody is signed in, and the whole mount ends. */
const attempts = 300;

/** From a letter that is newer than the one that was the newest before it was asked for. */
async function codeFor(login: string, dataFolder: string, before?: string): Promise<string> {
  for (let left = attempts; left > 0; left--) {
    const letter = newestLetter(dataFolder, login);
    const code = letter === before ? undefined : /(?<![\w-])\d{6}\b/.exec(letter ?? '')?.[0];
    if (code) return code;
    await pause(100);
  }
  throw new Error(`No code was mailed to ${login}.`);
}

/** Milliseconds: a token lives for ten minutes, and a mount on a busy machine takes longer. */
const tokenLife = 8 * 60_000;

/** Signs people of the demo data in, each as long as the token is good. */
function createSignIn({ url, dataFolder, accounts, password }: CreateSignInOptions) {
  const api = createApi({ baseUrl: url, language: () => 'ru', token: () => undefined });
  const known = new Map<string, { token: Promise<string>; until: number }>();

  async function enter(person: string): Promise<string> {
    const login = accounts.find(({ role }) => role === person)?.login;
    if (!login) throw new Error(`The demo data has no account ${person}.`);
    if (humans.includes(person))
      return (await api(signInByPassword, { body: { email: login, password } })).authToken;
    const credentials = { login, password };
    const before = newestLetter(dataFolder, login);
    await api(sendStaffCode, { body: credentials });
    const otp = await codeFor(login, dataFolder, before);
    return (await api(signInStaff, { body: { ...credentials, otp } })).authToken;
  }

  return (person: string): Promise<string> => {
    const entered = known.get(person);
    if (entered && performance.now() < entered.until) return entered.token;
    const token = enter(person);
    known.set(person, { token, until: performance.now() + tokenLife });
    // On a busy machine a code may come too late for one page, and in time for the next.
    token.catch(() => known.get(person)?.token === token && known.delete(person));
    return token;
  };
}

interface Options {
  registry: Registry;
  which: Release;
  /** Of the browser. */
  executablePath: string;
}

function lettersOf({ dataFolder, accounts }: Pick<CreateSignInOptions, 'dataFolder' | 'accounts'>) {
  const found = new Map<Person, Set<string>>();
  for (const { email, address } of linksInLetters(dataFolder)) {
    const person = accounts.find(({ login }) => login === email)?.role ?? null;
    found.set(person, (found.get(person) ?? new Set()).add(address));
  }
  return found;
}

/** Whatever the environment names, a trial reads and writes nothing that is anybody's. */
const ofItsOwn = {
  ...{
    DATABASE_URL: '',
    SMTP_URL: '',
    FCM_SERVICE_ACCOUNT: '',
    FILES_S3_ENDPOINT: '',
    NSI_URL: '',
    SEED: '',
  },
  ...{ PARTNER_DIRECTORY_URL: '', AUTH_SECRET: '', API_HOST: '', API_PORT: '0' },
  // The place of figures is taken by the product beside it, and nobody waits for a trial to be forgotten.
  ...{ SCANNER_URL: '', API_METRICS_PORT: '', STOP_DELAY: '0' },
  ...{ HOST: '', PUBLIC_ORIGIN: '', TRUSTED_PROXIES: '' },
  // One person looks at many pages at once.
  ...{ RATE_LIMIT_PER_ADDRESS: '1000000', STREAMS_PER_PERSON: '1000', LOG_LEVEL: 'error' },
};

async function startBackend(dataFolder: string) {
  const env = { ...ofItsOwn, DATA_DIR: dataFolder };
  const service = startService({ file: 'e2e/backend/main.ts', env, isQuiet: true });
  const ready = await service.ready;
  if (!ready) throw new Error('The backend with demo data did not start: it says why above.');
  const { port, accounts = [], password = '' } = ready;
  return { origin: `http://127.0.0.1:${port}`, accounts, password, stop: service.stop };
}

/** Without a release to fall back to, which would hide a failure, and without luck. */
const only = (release: string): Channel => ({
  stable: release,
  lastKnownGood: null,
  canary: null,
});

/** The remotes on whose pages this one shows its widgets. */
async function hostsOf(registry: Registry, { name, release }: Release): Promise<string[]> {
  const manifest = await registry.manifest(name, release);
  const filled = new Set(manifest?.declaration.slots.map(({ place }) => place));
  const others = await activeManifests(registry, name);
  return others
    .filter(({ declaration: { routes } }) =>
      routes.some(({ places = [] }) => places.some(({ place }) => filled.has(place))),
    )
    .map(({ declaration }) => declaration.name);
}

/**
 * A remote is tried alone with the shell and with whose pages it shows its widgets on: the failure
 * of any other team is no reason to refuse it.
 */
async function channelsWith(registry: Registry, which: Release) {
  const { name, release } = which;
  const { channels } = await registry.current();
  const needed = name === 'shell' ? Object.keys(channels) : await hostsOf(registry, which);
  const active = Object.entries(channels).filter(
    ([other]) => other === 'shell' || needed.includes(other),
  );
  return Object.fromEntries([
    ...active.map(([other, { stable }]) => [other, only(stable)] as const),
    [name, only(release)] as const,
  ]);
}

/**
 * The registry as if everybody got this release. Nothing that happens on a trial is kept: its
 * figures go to a store of its own, and it moves nothing.
 */
export const asStable = (registry: Registry, which: Release, store: ReleaseStore): Registry => ({
  ...registry,
  store,
  current: async () => ({ number: 0, retired: {}, channels: await channelsWith(registry, which) }),
  history: async () => [],
  publish: () => Promise.reject(new Error('A trial publishes nothing.')),
  hasPassed: async () => true,
  alarms: async () => [],
  known: async () => ({ isCertain: true, newest: [] }),
  move: () => Promise.reject(new Error('A trial moves nothing.')),
});

interface ServerOptions extends Omit<Options, 'executablePath'> {
  dataFolder: string;
  apiOrigin: string;
}

/** What the server renders is looked at; on a busy machine a widget takes seconds, and is no loop. */
const patient = { patience: 10_000, longestSlot: 20_000 };

async function startServer({ registry, which, dataFolder, apiOrigin }: ServerOptions) {
  const reports: Report[] = [];
  const view = asStable(registry, which, createFolderStore(path.join(dataFolder, 'registry')));
  const app = await createServer({
    planner: createPlanner({ registry: view }),
    registry: view,
    secret: createSecret(dataFolder, 'a trial keeps nothing'),
    publicFolder: path.join(root, 'shell/public'),
    apiOrigin,
    report: (report) => void reports.push(report),
    rendering: patient,
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return { url: `http://127.0.0.1:${port}`, reports, stop: () => app.close() };
}

/** The product with the release, on a folder of its own. */
async function startProduct(
  { registry, which }: Pick<Options, 'registry' | 'which'>,
  closers: (() => Promise<void>)[],
) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'campus-mount-'));
  closers.push(() => rm(dataFolder, { recursive: true, force: true }));
  const backend = await startBackend(dataFolder);
  closers.push(backend.stop);
  const apiOrigin = backend.origin;
  const server = await startServer({ registry, which, dataFolder, apiOrigin });
  closers.push(server.stop);
  return { ...backend, ...server, dataFolder };
}

const args = [
  ...['--disable-gpu', '--disable-background-networking'],
  // Else pages could read that nobody but a machine looks at them.
  '--disable-blink-features=AutomationControlled',
];

/** Starts the browser beside backend and server; what was started is stopped when one of them does not. */
export async function openMountStage({
  registry,
  which,
  executablePath,
}: Options): Promise<MountStage> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    const failures: unknown[] = [];
    // What cannot be ended leaves nothing else behind.
    for (const stop of closers.reverse().splice(0))
      await stop().catch((error: unknown) => void failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  const starting = [
    startProduct({ registry, which }, closers),
    chromium.launch({ executablePath, args }),
  ] as const;
  // Neither is left behind by the failure of the other.
  const [, browserOrNot] = await Promise.allSettled(starting);
  if (browserOrNot.status === 'fulfilled') closers.push(() => browserOrNot.value.close());
  try {
    const [product, browser] = await Promise.all(starting);
    const { url, reports } = product;
    return {
      url,
      browser,
      reports,
      close,
      tokenOf: createSignIn(product),
      letters: () => lettersOf(product),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
