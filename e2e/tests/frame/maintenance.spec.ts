import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectSound';
import { settled } from '../../fixtures/expectSound';
import { setMaintenance } from '../../backDoor/setMaintenance';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

const hour = 3_600_000;

/** A work that begins some hours from now and takes three. */
async function announce(product: Product, inHours: number) {
  const start = Date.now() + inHours * hour;
  await product.killBackend();
  await setMaintenance(product.dataDir, [
    {
      title: { ru: 'Обновление базы', en: 'Database update' },
      text: { ru: 'Переезжаем на новую версию.', en: 'Moving to a new version.' },
      startsAt: new Date(start),
      endsAt: new Date(start + 3 * hour),
      severity: 'READ_ONLY',
    },
  ]);
  await product.restartBackend();
}

const bar = (page: Page) => page.getByRole('region', { name: 'Технические работы' });

test(
  'works are announced, begin and end on an open page, which makes room for their line once',
  { tag: '@all' },
  async ({ page, ownProduct, allowProblem }) => {
    // A leap of hours also leaps over the time limit of a call that is just under way.
    allowProblem(/service-works: Сервер не ответил вовремя/);
    await announce(ownProduct, 5);
    let answer = () => undefined as void;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/resources/service-works', async (route) => {
      await wait;
      await route.continue();
    });
    await page.clock.install();
    await page.goto(ownProduct.url + paths.staffSignIn());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Канал' })).toBeVisible();
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, footer')].map((one) => one.getBoundingClientRect().top),
      );
    const before = await places();
    answer();
    await expect(bar(page)).toContainText('Сохранять будет нельзя:');
    const height = await bar(page).evaluate((line) => line.getBoundingClientRect().height);
    const moved = (await places()).map((place, at) => place - (before[at] ?? 0));
    expect(new Set(moved.map(Math.round))).toEqual(new Set([Math.round(height)]));
    await expectAccessible(page);

    await page.clock.fastForward(5 * hour + 1_000);
    await expect(bar(page)).toContainText('Сохранять нельзя: до');
    await expect(bar(page).getByRole('button', { name: 'Закрыть сообщение' })).toBeHidden();
    await page.clock.fastForward(3 * hour);
    await expect(bar(page)).toContainText('Технические работы закончены');
    await page.clock.fastForward(hour);
    await expect(bar(page)).toBeHidden();
  },
);

test(
  'a closed announcement stays closed after a reload',
  { tag: '@all' },
  async ({ page, ownProduct }) => {
    await announce(ownProduct, 5);
    await page.goto(ownProduct.url + mediaPaths.news());
    await bar(page).getByRole('button', { name: 'Закрыть сообщение' }).click();
    await expect(bar(page)).toBeHidden();
    const answered = page.waitForResponse('**/api/resources/service-works');
    await page.reload();
    await answered;
    await settled(page);
    await expect(bar(page)).toBeHidden();
  },
);

test(
  'while works go on nothing is saved, and what was typed waits for their end',
  { tag: '@all' },
  async ({ page, ownProduct, allowProblem }) => {
    allowProblem(/status of 423|сохранять нельзя/);
    await announce(ownProduct, -1);
    await page.goto(ownProduct.url + supportPaths.newTicket());
    await expect(bar(page)).toContainText('Сохранять нельзя');
    const subject = page.getByRole('textbox', { name: 'Коротко, о чём вопрос' });
    await page.getByRole('combobox', { name: 'Тема' }).selectOption('Карта');
    await subject.fill('Карта не открывает турникет');
    await page.getByRole('textbox', { name: 'Что случилось' }).fill('Турникет не открылся утром.');
    await page.getByRole('textbox', { name: 'Как к вам обращаться' }).fill('Гость');
    await page.getByRole('textbox', { name: 'Почта' }).fill('guest@example.test');
    await page.getByRole('checkbox').check();
    const refused = page.waitForResponse('**/api/participants/ticket/guest');
    // What was sent along counts once, so the form asks for more: not while nobody is there to answer.
    const renewed = refused.then(() =>
      page.waitForResponse('**/api/participants/ticket/challenge'),
    );
    await page.getByRole('button', { name: 'Отправить' }).click();
    expect(Number((await refused).headers()['retry-after'])).toBeGreaterThan(3_600);
    await expect(page.getByRole('alert')).toContainText('сохранять нельзя');
    await expect(subject).toHaveValue('Карта не открывает турникет');

    await renewed;
    await ownProduct.killBackend();
    await setMaintenance(ownProduct.dataDir, []);
    await ownProduct.restartBackend();
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Обращение T-\d{6}/ })).toBeVisible();
  },
);
