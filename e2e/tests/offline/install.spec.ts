import { paths } from '@campus/shared/paths';
import { expect, test } from '../../fixtures/test';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { url: string }[];
}

test('the product is an installable PWA: the browser finds nothing missing', async ({
  page,
  context,
}) => {
  await page.goto(paths.home());
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cdp = await context.newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // A browser of tests is always a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toStrictEqual([]);
});

test('every icon and shortcut of the manifest is there', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons, shortcuts } = (await answer.json()) as Manifest;
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  for (const { src } of icons) expect((await request.get(src)).ok()).toBe(true);
  expect((await request.get('/apple-touch-icon.png')).ok()).toBe(true);
  expect(shortcuts.map(({ url }) => url)).toEqual(['/me/card', '/me/payments', '/help']);
  for (const { url } of shortcuts) expect((await request.get(url)).ok()).toBe(true);
});

test('the worker is checked for news at every visit and serves the whole site', async ({
  request,
}) => {
  const { 'cache-control': caching, ...headers } = (await request.get('/sw.js')).headers();
  expect(caching).toBe('no-cache');
  expect(headers['content-type']).toContain('text/javascript');
  expect(headers['service-worker-allowed']).toBe('/');
});

test('where storage is refused everything works without a worker', async ({ page }) => {
  await page.addInitScript(() => {
    const refused = () => Promise.reject(new DOMException('Refused', 'SecurityError'));
    ServiceWorkerContainer.prototype.register = refused;
    ServiceWorkerContainer.prototype.getRegistration = refused;
    CacheStorage.prototype.delete = refused;
    CacheStorage.prototype.match = refused;
  });
  await page.goto(paths.home());
  await expect(
    page.getByRole('heading', { level: 1, name: 'Всё студенческое рядом' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Новости', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
