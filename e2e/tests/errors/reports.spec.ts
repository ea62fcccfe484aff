import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Channel } from '../../../shell/releases/registry/Deployment';
import { openRegistry } from '../../../shell/releases/registry/openRegistry';
import type { Registry } from '../../../shell/releases/registry/Registry';
import { assertDefined } from '../../backend/platform/database/assertDefined';
import { hydrate } from '../../fixtures/hydrate';
import { publishVariant } from '../../fixtures/publishVariant';
import { startProduct, type Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

/** Stands in for whoever collects the reports of the product. */
async function reportService() {
  const reports: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    void json(request).then((batch) => {
      reports.push(...(batch as typeof reports));
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

let service: Awaited<ReturnType<typeof reportService>>;
let watched: Product;
let registry: Registry;
let asItCame: Channel;

test.beforeAll(async () => {
  service = await reportService();
  watched = await startProduct({ env: { REPORTS_URL: service.url } });
  registry = await openRegistry({ dataFolder: watched.dataDir });
  asItCame = await mediaNow();
});

test.beforeEach(async ({ context }) => {
  service.reports.length = 0;
  await context.addCookies([{ name: 'Consent', value: 'measuring', url: watched.url }]);
});

test.afterEach(async ({ page }) => {
  // A page that outlives its test would tell of it in the next one.
  await page.close();
  const { stable } = await mediaNow();
  if (stable === asItCame.stable) return;
  const why = 'it is over';
  await registry.move({ remote: 'media', kind: 'rollback', why, channel: () => asItCame });
});

test.afterAll(async () => {
  await watched.stopAndForget();
  await service.stop();
});

const mediaNow = async () => assertDefined((await registry.current()).channels.media);

const toldOf = (kind: string) => service.reports.filter((report) => report.kind === kind);

/** Without those of another test that come late. */
const toldAt = (address: string, kind: string) =>
  toldOf(kind).filter(({ page }) => page === address);

test(
  'a remote that crashes at render is reported once by the page and once by the server, with its release',
  { tag: '@all' },
  async ({ page, allowProblem }) => {
    allowProblem(/broken at|\[media /);
    await publishVariant(watched.dataDir, '2.0.0-render', 'throwsAtRender');
    await page.goto(watched.url + mediaPaths.news());
    const failure = page.getByRole('alert').filter({ hasText: 'не открылся' });
    await expect(failure).toBeVisible();
    const crash = {
      page: '/news',
      remote: 'media',
      release: '2.0.0-render',
      message: 'Error: broken at render',
    };
    await expect
      .poll(() =>
        toldOf('error').toSorted((a, b) => String(a.phase).localeCompare(String(b.phase))),
      )
      .toMatchObject([
        { ...crash, phase: 'draw' },
        { ...crash, phase: 'render', language: 'ru' },
      ]);
  },
);

test(
  'a release that does not load is reported, although the one before takes its place',
  { tag: '@all' },
  async ({ page, allowProblem }) => {
    allowProblem(/broken at|Federation Runtime|\[media /);
    await publishVariant(watched.dataDir, '2.0.0-import', 'throwsAtImport');
    await page.goto(watched.url + mediaPaths.news());
    await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
    await expect
      .poll(() => toldOf('error'))
      .toContainEqual(
        expect.objectContaining({ phase: 'script', remote: 'media', release: '2.0.0-import' }),
      );
  },
);

test(
  'a call that the service has failed is reported with its request, and nothing of its query',
  { tag: '@all' },
  async ({ page, allowProblem }) => {
    allowProblem(/status of 500|недоступен/);
    await page.route('**/api/media/news/filter*', (route) =>
      route.fulfill({ status: 500, json: {}, headers: { 'x-request-id': 'r-77' } }),
    );
    // Within the page: what is opened anew comes from the server with its news.
    await page.goto(watched.url + supportPaths.newTicket());
    await hydrate(page);
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `${mediaPaths.news()}?search=secret`);
    await expect(page.getByText('r-77').first()).toBeVisible();
    await expect
      .poll(() => toldOf('error'))
      .toMatchObject([{ phase: 'call', requestId: 'r-77', remote: 'media', page: '/news' }]);
    expect(JSON.stringify(service.reports)).not.toContain('secret');
  },
);

test(
  'web vitals arrive when the page is hidden, with the screen, its remote and its release',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(watched.url + mediaPaths.news());
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    // Measured early, told in an idle moment: then the code for the rest is there as well.
    await expect.poll(() => toldAt('/news', 'vital').map(({ name }) => name)).toContain('FCP');
    await page.getByRole('heading', { level: 1 }).click();
    // The browser tells of an interaction after it has drawn what followed; the page notes it when idle.
    await page.evaluate(async () => {
      await new Promise((resolve) =>
        new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true }),
      );
      for (let idle = 0; idle < 2; idle += 1)
        await new Promise((resolve) => requestIdleCallback(resolve));
    });
    await page.goto('about:blank');
    await expect
      .poll(() =>
        toldAt('/news', 'vital')
          .map(({ name }) => String(name))
          .toSorted(),
      )
      .toEqual(expect.arrayContaining(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']));
    for (const vital of toldAt('/news', 'vital'))
      expect(vital).toMatchObject({
        remote: 'media',
        release: expect.stringMatching(/^\d+\.\d+\.\d+/),
        rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
      });
  },
);

test(
  'of a visitor who has not allowed measuring a failure is told, but no speed',
  { tag: '@all' },
  async ({ page, context, allowProblem }) => {
    allowProblem(/status of 500|недоступен/);
    await context.clearCookies({ name: 'Consent' });
    await page.route('**/api/media/events/filter*', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await page.goto(watched.url + supportPaths.newTicket());
    // Before that a link asks for a document, which the server fills.
    await hydrate(page);
    await page.getByRole('link', { name: 'События', exact: true }).first().click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
    await expect.poll(() => toldAt('/events', 'error')).not.toStrictEqual([]);
    expect(toldAt('/events', 'vital')).toStrictEqual([]);
  },
);
