import { mediaPaths } from '@campus/shared/contract/media/paths';
import { releasePaths } from '@campus/shared/contract/releases/paths';
import type { Browser, Page } from '@playwright/test';
import { openRegistry } from '../../../shell/releases/registry/openRegistry';
import { expectAccessible } from '../../fixtures/expectSound';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

const words = { from: 'Новости', to: 'Вести' };

async function explain(page: Page, confirm: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Почему' }).fill('падает поиск');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Within five seconds whoever opens the news gets the release, or does not any more. */
async function newPageSays(browser: Browser, { url }: Product, title: string, release: string) {
  const visitor = await browser.newContext();
  const document = async () => (await visitor.request.get(url + mediaPaths.news())).text();
  const isGiven = async () => (await document()).includes(`/remotes/media/${release}/`);
  await expect.poll(isGiven).toBe(title === words.to);
  const page = await visitor.newPage();
  await page.goto(url + mediaPaths.news());
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await visitor.close();
}

test('an administrator takes a release back, and the next page has the one before', async ({
  page,
  browser,
  product,
  signIn: enterAs,
  release,
}) => {
  const id = await release('words', 'sound', words);
  await newPageSays(browser, product, 'Вести', id);
  await enterAs('admin');
  await page.goto(releasePaths.releases());
  const row = page.getByRole('row').filter({ hasText: 'media' });
  await expect(row).toContainText(id);

  await row.getByRole('link').click();
  const standing = page.getByRole('region', { name: 'У всех' });
  await expect(standing).toContainText(id);
  await standing.getByRole('button', { name: /^Вернуть / }).click();
  await expect(page.getByRole('dialog')).toContainText('со следующей страницы');
  await explain(page, 'Вернуть');
  await newPageSays(browser, product, 'Новости', id);

  await expect(standing).toContainText('падает поиск');
  await page.reload();
  await expect(standing).toContainText('релиз взят назад');
  await expect(page.getByRole('list', { name: 'История' })).toContainText(`${id} взят назад`);
  await expectAccessible(page);
});

test(
  'an administrator gives a canary to everybody, and can undo it',
  { tag: '@all' },
  async ({ page, browser, product, signIn: enterAs, release }) => {
    const id = await release('canary', 'sound', {
      ...words,
      canary: { percent: 0, roles: ['ADMIN'] },
    });
    await newPageSays(browser, product, 'Новости', id);
    await enterAs('admin');
    await page.goto(releasePaths.release('media'));
    const canary = page.getByRole('region', { name: 'Проба' });
    await expect(canary).toContainText('Администраторы');
    await canary.getByRole('button', { name: 'Отдать всем' }).click();
    await explain(page, 'Отдать всем');
    const undo = page.getByRole('button', { name: 'Отменить' });
    // It stays for as long as somebody points at it.
    await undo.hover();
    await newPageSays(browser, product, 'Вести', id);
    await undo.click();
    await newPageSays(browser, product, 'Новости', id);
    await page.reload();
    await expect(page.getByRole('region', { name: 'У всех' })).not.toContainText(id);
  },
);

test(
  'a move that somebody made meanwhile is told before another is made',
  { tag: '@all' },
  async ({ page, product, signIn: enterAs, release, allowProblem }) => {
    allowProblem(/status of 409/);
    await release('first', 'sound');
    await enterAs('admin');
    await page.goto(releasePaths.release('media'));
    const standing = page.getByRole('region', { name: 'У всех' });
    await standing.getByRole('button', { name: /^Вернуть / }).click();
    const dialog = page.getByRole('dialog');
    const second = await release('second', 'sound');
    await dialog.getByRole('textbox', { name: 'Почему' }).fill('падает поиск');
    await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
    const registry = await openRegistry({ dataFolder: product.dataDir });
    const [{ by } = { by: 'somebody' }] = await registry.history();
    await expect(dialog.getByRole('alert')).toContainText(`переставили: ${by}.`);
    await page.keyboard.press('Escape');
    // The reason that was typed is not thrown away without a question.
    const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    await question.getByRole('button', { name: 'Закрыть', exact: true }).click();
    await expect(standing).toContainText(second);
  },
);

test(
  'who is of no team is told that releases are not open',
  { tag: '@all' },
  async ({ page, signIn: enterAs }) => {
    await enterAs('audit');
    await page.goto(releasePaths.releases());
    await expect(page.getByRole('heading', { level: 1, name: 'Раздел недоступен' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'people of a team see what is theirs, and move nothing',
  { tag: '@all' },
  async ({ page, signIn: enterAs }) => {
    await enterAs('support');
    await page.goto(releasePaths.releases());
    const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
    await expect(rows).toHaveCount(1);
    await rows.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'У всех' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Убрать модуль' })).toHaveCount(0);
    await expectAccessible(page);
  },
);
