import { cardPaths } from '@campus/shared/contract/cards/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import type { Page, CDPSession } from '@playwright/test';
import { browserArgs } from '../fixtures/browserArgs';
import type { DemoAccount } from '../fixtures/demoAccounts';
import { hydrate } from '../fixtures/hydrate';
import { expect, test } from '../fixtures/test';

interface HeapPoint {
  cycle: number;
  bytes: number;
  /** In the page and kept by scripts alone. */
  nodes: number;
}

// What is compiled and optimised counts as heap, and that goes on for minutes: without it, growth is a leak.
test.use(browserArgs('--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode'));

/** What is in use once everything that nobody holds is gone: the least of three looks. */
async function measureHeap(page: Page, session: CDPSession, cycle: number): Promise<HeapPoint> {
  const sizes: number[] = [];
  for (let look = 0; look < 3; look += 1) {
    // React lets go of a screen when the page has nothing else to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    sizes.push(usedSize);
  }
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { cycle, bytes: Math.min(...sizes), nodes };
}

const median = (numbers: readonly number[]) => {
  const sorted = [...numbers].sort((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
};

/**
 * How much `y` grows from one point to the next for each one of `x`, as a median: a cache that grows
 * once is one step among many, while a leak is in every step.
 */
const medianGrowth = (points: readonly { x: number; y: number }[]): number =>
  median(
    points.slice(1).map((to, index) => {
      const from = points[index] ?? to;
      return (to.y - from.y) / (to.x - from.x);
    }),
  );

/** Figures and caches that grow to their size once are no leak. */
const warmUp = 10;
const cycles = 50;
const every = 5;
/** Bytes a cycle. */
const limit = 2 * 1_024;

interface Leg {
  remote: string;
  address: string;
  as?: DemoAccount;
}

const legs: readonly Leg[] = [
  { remote: 'media', address: mediaPaths.news() },
  { remote: 'support', address: supportPaths.newTicket() },
  { remote: 'participant', address: cardPaths.card(), as: 'student' },
  { remote: 'payments', address: paymentPaths.payments(), as: 'student' },
  { remote: 'admin-users', address: staffPaths.users(), as: 'admin' },
];

/** Goes to the screen of the remote and back to a page of the shell, as a link and the arrow do. */
const comeAndGo = (page: Page, address: string, times: number) =>
  page.evaluate(
    async ({ address, times }) => {
      const title = () => document.querySelector('h1')?.textContent ?? '';
      const until = (done: () => boolean) =>
        new Promise<void>((resolve) => {
          const look = () => (done() ? resolve() : requestAnimationFrame(look));
          look();
        });
      const here = title();
      const link = () => document.querySelector<HTMLElement>(`a[href="${address}"]`);
      // The menu of a person is complete when it is known who that is.
      await until(() => link() !== null);
      for (let time = 0; time < times; time += 1) {
        link()?.click();
        await until(() => title() !== here && title() !== '');
        history.back();
        await until(() => title() === here);
      }
    },
    { address, times },
  );

for (const { remote, address, as } of legs)
  test(`mounting and unmounting ${remote} leaves nothing behind`, async ({ page, signIn }) => {
    test.setTimeout(240_000);
    if (as) await signIn(as);
    // A page of the shell's own: none of its slots keeps the remote on the screen.
    await page.goto(as === 'admin' ? paths.staffAccount() : paths.search(''));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrate(page);
    await comeAndGo(page, address, warmUp);

    const session = await page.context().newCDPSession(page);
    const growth = async () => {
      const points: HeapPoint[] = [await measureHeap(page, session, 0)];
      for (let cycle = every; cycle <= cycles; cycle += every) {
        await comeAndGo(page, address, every);
        points.push(await measureHeap(page, session, cycle));
      }
      return {
        bytes: medianGrowth(points.map(({ cycle, bytes }) => ({ x: cycle, y: bytes }))),
        nodes: medianGrowth(points.map(({ cycle, nodes }) => ({ x: cycle, y: nodes }))),
      };
    };
    const first = await growth();
    // A leak goes on growing; what the engine keeps for a while does not.
    const { bytes, nodes } = first.bytes < limit ? first : await growth();
    const figures = `${(bytes / 1_024).toFixed(2)} kB and ${nodes.toFixed(2)} nodes a cycle`;
    test.info().annotations.push({ type: 'heap', description: `${remote}: ${figures}` });
    expect(bytes, figures).toBeLessThan(limit);
    expect(nodes, figures).toBeLessThan(1);
  });
