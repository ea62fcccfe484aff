import type { ApiError } from '@campus/shared/api/ApiError';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { endOverrides, startOverride } from '@campus/shared/contract/releases/calls';
import { paths } from '@campus/shared/paths';
import { mkdtemp, rm, cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../shell/dev/freePort';
import { openRegistry } from '../../../shell/releases/registry/openRegistry';
import { reviewLink } from '../../../shell/releases/reviews/reviewLink';
import { servePreview } from '../../../shell/releases/preview/servePreview';
import { writeVariant } from '../../../shell/releases/demo/writeVariant';
import type { DemoAccount } from '../../fixtures/demoAccounts';
import { expectAccessible } from '../../fixtures/expectSound';
import { apiOf, signIn } from '../../fixtures/signIn';
import { startProduct, type Product } from '../../fixtures/startProduct';
import { filesOfList, tamper } from '../../fixtures/tamper';
import { expect, test } from '../../fixtures/test';

/** Publishes the media remote as `id` with other words; nobody gets it. */
async function keepRelease(dataDir: string, id: string, from: string, to: string) {
  const registry = await openRegistry({ dataFolder: dataDir });
  const folder = await writeVariant(registry, { name: 'media', release: id }, (code) =>
    code.replaceAll(from, to),
  );
  await registry.publish(folder);
  await rm(folder, { recursive: true });
}

interface Words {
  from: string;
  to: string;
}

/** Serves the media remote with other words from another origin, as a machine of a developer does. */
async function startPreview(dataDir: string, folder: string, port: number, { from, to }: Words) {
  const server = await servePreview(folder, port);
  const registry = await openRegistry({ dataFolder: dataDir });
  const build = async (id: string) => {
    const own = `/remotes/media/${id}/`;
    const built = await writeVariant(registry, { name: 'media', release: id }, (code) =>
      code.replaceAll(from, to).replaceAll(own, `${server.origin}/`),
    );
    await cp(built, folder, { recursive: true });
    await rm(built, { recursive: true });
  };
  return { ...server, build };
}

const release = '9.0.0-trial';
const words = { from: 'Новости', to: 'Вести' };
const tokens = new Map<DemoAccount, string>();
let product: Product;
let previewPort: number;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  previewPort = await freePort();
  const env = { DEVELOPMENT_ORIGINS: `http://localhost:${previewPort}` };
  product = await startProduct({ env });
  await keepRelease(product.dataDir, release, words.from, words.to);
});
test.afterAll(() => product.stopAndForget());

async function enter(page: Page, account: DemoAccount) {
  const token = tokens.get(account) ?? (await signIn(product, account));
  tokens.set(account, token);
  await page.context().addCookies([{ name: 'AuthToken', value: token, url: product.url }]);
  return token;
}

/** The call as the console makes it: from the page, with the token that the page holds. */
const start = (page: Page, token: string, body: { remote: string; origin?: string }) =>
  page.request.post(product.url + startOverride.path, {
    headers: { authorization: `Bearer ${token}` },
    data: body.origin ? body : { ...body, release },
  });

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Пробный запуск' });
const list = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const openNews = (page: Page) => page.goto(product.url + mediaPaths.news());

test(
  'one browser of an administrator runs a kept release; a click ends it',
  { tag: '@all' },
  async ({ page, browser }) => {
    const token = await enter(page, 'admin');
    const answer = await start(page, token, { remote: 'media' });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['set-cookie']).toMatch(
      /^Overrides=[^;]+; Path=\/; Max-Age=7200; HttpOnly; SameSite=Strict$/,
    );

    await openNews(page);
    await expect(list(page, 'Вести')).toBeVisible();
    await expect(banner(page)).toContainText(release);
    await expectAccessible(page);
    await page.goto(product.url + paths.home());
    await expect(banner(page)).toBeVisible();

    const other = await browser.newPage();
    await openNews(other);
    await expect(list(other, 'Новости')).toBeVisible();
    await expect(banner(other)).toHaveCount(0);
    await other.close();

    await banner(page).getByRole('button', { name: 'Вернуть как у всех' }).click();
    await expect(banner(page)).toHaveCount(0);
    await openNews(page);
    await expect(list(page, 'Новости')).toBeVisible();
  },
);

test(
  'what no gate has seen nobody may run but an administrator, and nobody can make the cookie',
  { tag: '@all' },
  async ({ page }) => {
    const guest = apiOf(product)(startOverride, { body: { remote: 'media', release } });
    await expect(guest).rejects.toMatchObject({ status: 401 } satisfies Partial<ApiError>);
    const token = await enter(page, 'support');
    expect((await start(page, token, { remote: 'media' })).status()).toBe(403);
    // No gate has seen it, so its team may not either.
    const ofTeam = await enter(page, 'content');
    expect((await start(page, ofTeam, { remote: 'media' })).status()).toBe(403);

    const remotes = { media: { release } };
    const claims = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    const forged = { subject: claims.sub, until: Date.now() + 60_000, remotes };
    const value = `${Buffer.from(JSON.stringify(forged)).toString('base64url')}.AAAA`;
    await page.context().addCookies([{ name: 'Overrides', value, url: product.url }]);
    await page.goto(`${product.url}${mediaPaths.news()}?overrides=media:${release}`);
    await expect(list(page, 'Новости')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  },
);

test(
  'it ends with the session, and is nobody else’s',
  { tag: '@all' },
  async ({ page, allowProblem }) => {
    // The photo in the menu may be asked for when the session has just ended.
    allowProblem(/status of 401.*user-photo/);
    const token = await enter(page, 'admin');
    await start(page, token, { remote: 'media' });
    const [trial] = (await page.context().cookies()).filter(({ name }) => name === 'Overrides');
    await openNews(page);
    await expect(list(page, 'Вести')).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Ваше меню/ })).toBeVisible();

    await page.context().clearCookies({ name: 'AuthToken' });
    // The page comes anew when it is looked at: later, so that this call is answered before.
    await page.evaluate(() => void setTimeout(() => window.dispatchEvent(new Event('focus'))));
    await expect(list(page, 'Новости')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: 'Overrides' }),
    );

    await enter(page, 'content');
    if (trial) await page.context().addCookies([trial]);
    await openNews(page);
    await expect(list(page, 'Новости')).toBeVisible();
  },
);

test(
  'a build of a registered machine runs by its hashes, and without it there is the usual one',
  { tag: '@all' },
  async ({ page, allowProblem }) => {
    allowProblem(/integrity|Federation Runtime|\[media|ERR_/);
    const token = await enter(page, 'admin');
    const origin = `http://localhost:${previewPort}`;
    const elsewhere = await start(page, token, { remote: 'media', origin: 'http://localhost:1' });
    expect(elsewhere.status()).toBe(422);

    const folder = await mkdtemp(path.join(tmpdir(), 'campus-preview-'));
    const machine = await startPreview(product.dataDir, folder, previewPort, words);
    await machine.build('9.1.0-preview');
    expect((await start(page, token, { remote: 'media', origin })).status()).toBe(200);
    const answer = await openNews(page);
    expect(answer?.headers()['content-security-policy']).toContain(`style-src 'self' ${origin}`);
    await expect(list(page, 'Вести')).toBeVisible();
    await expect(banner(page)).toContainText(`9.1.0-preview с ${origin}`);

    await tamper(folder, filesOfList(folder).entry);
    await openNews(page);
    await expect(page.getByRole('alert').filter({ hasText: 'не открылся' })).toBeVisible();
    expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);

    await machine.stop();
    await openNews(page);
    await expect(list(page, 'Новости')).toBeVisible();
    await expect(banner(page)).toContainText('не ответил за две секунды');
    await page.request.delete(product.url + endOverrides.path);
    await rm(folder, { recursive: true });
  },
);

test(
  'whoever opens a link for reviewers sees the release without an account, and a click ends it',
  { tag: '@all' },
  async ({ page, browser }) => {
    const registry = await openRegistry({ dataFolder: product.dataDir });
    const which = { name: 'media', release };
    await registry.attest(which, { shell: '', checks: ['static', 'mount'], reasons: [] });
    const until = Date.now() + 60 * 60_000;
    await page.goto(product.url + reviewLink(registry.keys, { ...which, until }));
    await expect(page).toHaveURL(product.url + mediaPaths.news());
    await expect(list(page, 'Вести')).toBeVisible();
    await expect(banner(page)).toContainText(release);

    const other = await browser.newPage();
    await openNews(other);
    await expect(list(other, 'Новости')).toBeVisible();
    await other.close();

    await banner(page).getByRole('button', { name: 'Вернуть как у всех' }).click();
    await expect(banner(page)).toHaveCount(0);
    await openNews(page);
    await expect(list(page, 'Новости')).toBeVisible();
  },
);
