import { listLanguages, saveTranslations } from '@campus/shared/contract/resources/calls';
import { resourcePaths } from '@campus/shared/contract/resources/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paths } from '@campus/shared/paths';
import { delayScripts } from '../../fixtures/delayScripts';
import { hydrate, openServerRendered } from '../../fixtures/hydrate';
import { apiOf, signIn } from '../../fixtures/signIn';
import { settled } from '../../fixtures/expectSound';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

const many = 10_000;
const atOnce = 500;

async function editor(product: Product) {
  const api = apiOf(product, await signIn(product, 'content'));
  const { items } = await api(listLanguages);
  return { api, languageId: items.find(({ key }) => key === 'ru')?.id ?? '' };
}

/** Ten thousand Russian texts, and one that stands above a bundled word. */
async function fill(product: Product) {
  const { api, languageId } = await editor(product);
  const rows = Array.from({ length: many }, (_, index) => ({
    mnemonic: index === 0 ? 'media.news.title' : `bulk.section${index % 97}.text${index}`,
    translation: index === 0 ? 'Что нового' : `Текст номер ${index} такой же длины, как настоящие`,
    languageId,
  }));
  for (let done = 0; done < many; done += atOnce)
    await api(saveTranslations, { body: { items: rows.slice(done, done + atOnce) } });
}

test(
  'ten thousand translations stand above the bundled texts and are asked for once',
  { tag: '@all' },
  async ({ page, ownProduct }) => {
    test.slow();
    await fill(ownProduct);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const translations = new Set<string>();
    const statuses: number[] = [];
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (!request.url.includes('/api/resources/translations')) return;
      expect(new URL(request.url).searchParams.get('size')).toBe(String(many));
      translations.add(requestId);
    });
    network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode, headers }) => {
      if (!translations.has(requestId)) return;
      statuses.push(statusCode);
      const header = (name: string) =>
        Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
      expect(header('cache-control')).toBe('private, no-cache');
      expect(header('vary')).toContain('accept-language');
      expect(header('etag')).toBeTruthy();
    });

    await page.goto(ownProduct.url + mediaPaths.news());
    await settled(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Что нового' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Что нового' })).toBeVisible();
    // The heading stands in the document: the dictionary is asked for when the page is hydrated.
    await settled(page);
    await expect.poll(() => statuses).toEqual([200, 304]);
  },
);

test(
  'a word that staff change stands in the rendered document, and stays when it hydrates',
  { tag: '@all' },
  async ({ page, ownProduct }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const { api, languageId } = await editor(ownProduct);
    const word = { mnemonic: 'media.news.title', translation: 'Что нового', languageId };
    await api(saveTranslations, { body: { items: [word] } });
    const address = ownProduct.url + mediaPaths.news();
    // The server takes a new word with its next look at the dictionary.
    const documentNow = async () => (await page.request.get(address)).text();
    await expect.poll(documentNow, { timeout: 60_000 }).toContain('Что нового');
    const release = await delayScripts(page);
    await openServerRendered(page, address);
    const title = page.getByRole('heading', { level: 1, name: 'Что нового' });
    await expect(title).toBeVisible();
    release();
    await hydrate(page);
    await expect(title).toBeVisible();
    expect(complaints).toStrictEqual([]);
  },
);

test('the document starts the texts of its own language, and only those', async ({ page }) => {
  const texts: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/shell\/((?:ru|en)\.[^/]*\.js)/.exec(request.url()) ?? [];
    if (file) texts.push(file);
  });
  const answer = await page.goto(paths.home());
  await settled(page);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/^ru\./);
  const html = (await answer?.text()) ?? '';
  const [script] = /<script [^>]*src="\/shell\/ru\.[^>]*>/.exec(html) ?? [];
  expect(script).toMatch(/ integrity="sha384-/);
});

test(
  'a file of five thousand texts is tried, corrected and saved; another kind of file is refused',
  { tag: '@all' },
  async ({ page, ownProduct }) => {
    test.slow();
    const value = await signIn(ownProduct, 'content');
    await page.context().addCookies([{ name: 'AuthToken', value, url: ownProduct.url }]);
    await page.goto(ownProduct.url + resourcePaths.translations());
    await page.getByRole('button', { name: 'Загрузить из файла' }).click();
    const window = page.getByRole('dialog', { name: 'Загрузить из файла' });
    const choose = (name: string, buffer: Buffer) =>
      window
        .getByLabel('Файл CSV или JSON')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

    await choose('picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]));
    await expect(window.getByText(/Это не таблица CSV и не JSON/)).toBeVisible();
    await choose('disguised.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]));
    await expect(window.getByText(/Это не таблица CSV и не JSON/)).toBeVisible();

    // Each of these is wrong in a way of its own: a placeholder lost, a language, a key of no text.
    const wrong = [
      'admin-users.translations.saved;Сохранено;;',
      'media.news.title;;;Nachrichten',
      ...Array.from({ length: 300 }, (_, index) => `media.no.such${index};Нет такого;;`),
    ];
    const right = Array.from({ length: 5_000 }, (_, index) => `bulk.text${index};Текст ${index};;`);
    const lines = ['mnemonic;ru;en;de', ...wrong, ...right];
    await choose('texts.csv', Buffer.from(lines.join('\n')));
    const problems = window.getByRole('table', { name: 'Строки, которые не будут сохранены' });
    await expect(problems.getByText('Подстановки в фигурных скобках не те (ru)')).toBeVisible();
    await expect(problems.getByText('Неизвестный язык: de')).toBeVisible();
    await expect(problems.getByText('media.no.such97')).toBeAttached();
    await expect(window.getByText('И ещё 202 строки.')).toBeVisible();

    await window.getByRole('button', { name: /Сохранить 5\s000 текстов/ }).click();
    await expect(window).toBeHidden();
    await page.reload();
    await page.getByRole('searchbox', { name: 'Текст, ключ' }).fill('bulk.text4999');
    await expect(page.getByText('Текст 4999', { exact: true })).toBeVisible();
    await expect(page.getByText('1 текст', { exact: true })).toBeVisible();
  },
);
