import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page, Route } from '@playwright/test';
import { hydrate } from '../fixtures/hydrate';
import { expect, test } from '../fixtures/test';

const newsCall = '**/api/media/news/filter*';
const headers = { 'x-request-id': 'r-77', 'content-type': 'application/json' };

test.beforeEach(({ allowProblem }) => allowProblem(/status of 50\d|\/api\//));

const main = (page: Page) => page.getByRole('main');

/** Answers the call of the news as told; gives how often it was asked. */
async function answerNews(page: Page, answer: (route: Route) => Promise<void>) {
  const asked = { times: 0 };
  await page.route(newsCall, (route) => {
    asked.times += 1;
    return answer(route);
  });
  // By a move within the page: what is opened anew comes from the server with its news.
  await page.goto(supportPaths.newTicket());
  await hydrate(page);
  await page.getByRole('link', { name: 'Новости', exact: true }).first().click();
  return asked;
}

async function retryWorks(page: Page) {
  await page.unroute(newsCall);
  await main(page).getByRole('button', { name: 'Повторить' }).first().click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
}

for (const [status, times] of [
  [500, 1],
  [502, 3],
  [503, 3],
  [504, 3],
] as const)
  test(`status ${status} is told in its place with the id for support, after ${times} tries`, async ({
    page,
  }) => {
    const asked = await answerNews(page, (route) =>
      route.fulfill({ status, headers, json: { message: 'stack trace' } }),
    );
    const failure = main(page).getByRole('alert').first();
    await expect(failure).toContainText('Сервис недоступен, попробуйте позже');
    await expect(failure).toContainText('Код для поддержки: r-77');
    await expect(page.getByText('stack trace')).toHaveCount(0);
    expect(asked.times).toBe(times);
    await retryWorks(page);
  });

test('a server that asks to wait is asked again no sooner', async ({ page }) => {
  const moments: number[] = [];
  await answerNews(page, async (route) => {
    moments.push(performance.now());
    const isFirst = moments.length === 1;
    await (isFirst
      ? route.fulfill({ status: 503, headers: { ...headers, 'retry-after': '2' }, json: {} })
      : route.continue());
  });
  await expect(main(page).getByRole('article').first()).toBeVisible();
  const [first = 0, second = 0] = moments;
  expect(second - first).toBeGreaterThanOrEqual(1990);
});

test('an unparsable body is told in its place, and a retry works', async ({ page }) => {
  await answerNews(page, (route) => route.fulfill({ status: 200, headers, body: '{oops' }));
  await expect(main(page).getByRole('alert').first()).toContainText('непонятный ответ');
  await retryWorks(page);
});

test('a service that is silent is told, and a retry works', async ({ page }) => {
  await answerNews(page, () => new Promise(() => undefined));
  await expect(main(page).getByRole('alert').first()).toContainText('не ответил вовремя');
  await retryWorks(page);
});

test('an action that fails keeps what was typed, and goes through when it is tried again', async ({
  page,
}) => {
  const guestTicket = '**/api/participants/ticket/guest';
  let asked = 0;
  await page.route(guestTicket, (route) => {
    asked += 1;
    return route.fulfill({ status: 503, headers, json: {} });
  });
  await page.goto(supportPaths.newTicket());
  await hydrate(page);
  await page.getByRole('combobox', { name: 'Тема' }).selectOption('Карта');
  await page.getByRole('textbox', { name: 'Коротко, о чём вопрос' }).fill('Карта не открывает');
  await page.getByRole('textbox', { name: 'Что случилось' }).fill('Турникет не открылся утром.');
  await page.getByRole('textbox', { name: 'Как к вам обращаться' }).fill('Гость');
  await page.getByRole('textbox', { name: 'Почта' }).fill('guest@example.test');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Отправить' }).click();

  const failure = main(page).getByRole('alert').first();
  await expect(failure).toContainText('Сервис недоступен');
  await expect(failure).toContainText('r-77');
  expect(asked).toBe(1);
  await expect(page.getByRole('textbox', { name: 'Что случилось' })).toHaveValue(
    'Турникет не открылся утром.',
  );

  await page.unroute(guestTicket);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Обращение T-\d{6}/ })).toBeVisible();
});

test('without a network a screen says so instead of waiting for ever, and comes when it is back', async ({
  page,
  context,
}) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const news = page.getByRole('link', { name: 'Новости' }).first();
  // The code of the screen comes while there is a network, its data does not.
  await page.route(newsCall, () => undefined);
  await page.goto(supportPaths.newTicket());
  await hydrate(page);
  await news.click();
  await expect(title('Новости')).toBeVisible();
  await page.goBack();
  await expect(title('Чем помочь?')).toBeVisible();
  await page.unroute(newsCall);

  await context.setOffline(true);
  await news.click();
  await expect(main(page).getByText('Нет сети').first()).toBeVisible();
  await context.setOffline(false);
  await expect(main(page).getByRole('article').first()).toBeVisible();
});
