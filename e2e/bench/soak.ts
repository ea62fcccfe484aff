import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@campus/shared/api/ApiError';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { organisations } from '../backend/domains/resources/seed/data/organisations';
import globalSetup from '../run/globalSetup';
import { templateFolder } from '../fixtures/startProduct';
import { createDoor, NoAnswer } from './soak/createDoor';
import { createLedger } from './soak/createLedger';
import { killInTurn, moveReleases } from './soak/disturb';
import { growthOf } from './soak/growthOf';
import { liveAsStudent } from './soak/liveAsStudent';
import { openSession } from './soak/openSession';
import { enterAsStaff } from './soak/enterAsStaff';
import { startSoakSides } from './soak/startSoakSides';
import { visitAsGuest } from './soak/visitAsGuest';
import { pay, workInSupport, writeNews } from './soak/workAsStaff';
import { writeSoakReport } from './soak/writeSoakReport';
import type { World } from './soak/World';

const {
  MINUTES = '60',
  PEOPLE = '200',
  GUESTS = '400',
  CLOCK = '0',
  DATABASE = 'pglite',
} = process.env;
const options = {
  minutes: Number(MINUTES),
  people: Number(PEOPLE),
  guests: Number(GUESTS),
  clock: Number(CLOCK),
  hasPostgres: DATABASE === 'postgresql',
};
const length = options.minutes * 60_000;
/** Of each process. */
const weighings = 60;

// What an earlier run of it, or of the browser tests, has built and seeded will do.
if (!process.env.BUILT) await globalSetup();
const dataDir = await mkdtemp(path.join(tmpdir(), 'campus-soak-'));
await cp(templateFolder, dataDir, { recursive: true });
const nsiSecret = randomBytes(32).toString('hex');
const [load = 0] = loadavg();

const product = await startSoakSides({ dataDir, nsiSecret, ...options });
const { sides, processes } = product;
const door = createDoor(sides);
const ledger = createLedger();

const begin = performance.now();
const isOver = () => performance.now() - begin > length;
const isHalf = () => performance.now() - begin > length / 2;
/** Waits for a share of the whole time; false when that is over. */
async function wait(share: number) {
  const until = performance.now() + share * length;
  while (performance.now() < until && !isOver()) await pause(Math.min(500, share * length));
  return !isOver();
}

const guest = openSession({ send: door.send, ip: '10.9.255.1', kind: 'HUMAN' }).guest;
const orgs = await guest(listEduOrgs, { query: {} });
const [named] = organisations;
const id = orgs.find(({ name }) => name === named?.name.ru)?.id ?? '';
// The embedded database has no other clock than its process.
const skew = options.hasPostgres ? 0 : options.clock * 60_000;
const world: World = {
  ...{ door, ledger, dataDir, nsiSecret, isOver },
  nsiTime: () => String(Math.floor((Date.now() + skew) / 1_000)),
  organisation: { id, nsiId: 'ORG-0001' },
  // As somebody reads; so that a minute of the day has the same work, however long it is.
  think: () => pause(8_000 + Math.random() * 16_000),
};

/** What nobody should have been refused, and what no page should be. */
const surprises: string[] = [];
let number = 0;

/** Whether it is one of the failed requests, which are counted where they failed. */
const isCounted = (error: unknown) =>
  error instanceof NoAnswer ||
  (error instanceof ApiError && (typeof error.status !== 'number' || error.status >= 500));

/** Goes on until the time is over; whoever meets a failure goes away, and somebody else comes. */
async function goOn(work: () => Promise<void>) {
  while (!isOver()) {
    // Also before the first time: nobody opens a page in the same moment as everybody else.
    await world.think();
    await work().catch((error: Error) => {
      if (!isCounted(error)) surprises.push(String(error.stack ?? error));
    });
  }
}

const many = (count: number, work: () => Promise<void>) =>
  Array.from({ length: count }, () => goOn(work));

const [support, content, manager, approver] = [
  await enterAsStaff(world, 'support'),
  await enterAsStaff(world, 'content'),
  await enterAsStaff(world, 'payments'),
  await enterAsStaff(world, 'approver'),
];
const rarely = (work: () => Promise<void>) => async () => {
  await work();
  await wait(1 / 60);
};

async function weigh() {
  while (await wait(1 / weighings)) for (const process of processes) await process.weigh();
}

const day = { sides, dataDir, wait, isHalf, minutes: options.minutes };
const [released, killed] = await Promise.all([
  moveReleases(day),
  killInTurn(day),
  weigh(),
  ...many(options.people, () => liveAsStudent(world, (number += 1))),
  ...many(options.guests, () => visitAsGuest(world, (number += 1))),
  goOn(() => workInSupport(world, support)),
  goOn(rarely(() => writeNews(world, content))),
  goOn(rarely(() => pay(world, { manager, approver }))),
]);

const growths = processes.flatMap((process) => growthOf(process, begin + length / 2) ?? []);
const { counts, lost } = await ledger.readBack(await enterAsStaff(world, 'admin'));
await product.stop();
await rm(dataDir, { recursive: true, force: true });
const isGood = writeSoakReport({
  ...{ options, load, killed, counts, lost, growths, surprises },
  ...{ released, took: door.took, failures: door.failures },
});
process.exit(isGood ? 0 : 1);
