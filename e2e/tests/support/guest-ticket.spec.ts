import { answerTicket, filterTickets } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page } from '@playwright/test';
import { readTicket } from '../../fixtures/readTicket';
import { startProduct } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';
import { newestLetter } from '../../../shell/releases/mount/newestLetter';

async function sendTicket(page: Page, url: string, subject: string, email = 'guest@example.test') {
  await page.goto(url + supportPaths.newTicket());
  await page.getByRole('combobox', { name: 'Тема' }).selectOption('Карта');
  await page.getByRole('textbox', { name: 'Коротко, о чём вопрос' }).fill(subject);
  await page.getByRole('textbox', { name: 'Что случилось' }).fill('Турникет не открылся утром.');
  await page.getByRole('textbox', { name: 'Как к вам обращаться' }).fill('Гость');
  await page.getByRole('textbox', { name: 'Почта' }).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Отправить' }).click();
  const accepted = page.getByRole('heading', { level: 1, name: /^Обращение T-\d{6} принято$/ });
  await expect(accepted).toBeVisible();
  return /T-\d{6}/.exec((await accepted.textContent()) ?? '')?.[0] ?? '';
}

const numberOf = (ticket: string) => Number(ticket.slice(2));

test(
  'a guest’s ticket gets a number and is still there after a restart',
  { tag: '@all' },
  async ({ page, ownProduct: { url, dataDir, stop } }) => {
    const first = await sendTicket(page, url, 'Карта не открывает турникет');
    await page.goto('about:blank');
    await stop();
    expect(await readTicket(dataDir, first)).toMatchObject({
      subject: 'Карта не открывает турникет',
      guestEmail: 'guest@example.test',
      status: 'NEW',
    });

    const again = await startProduct({ dataDir });
    const second = await sendTicket(page, again.url, 'И вечером тоже не открывает');
    expect(numberOf(second)).toBe(numberOf(first) + 1);
    await page.goto('about:blank');
    await again.stop();
  },
);

/** The address in the newest letter that says this. */
async function linkIn(dataDir: string, email: string, words: string) {
  let link: string | undefined;
  const look = () => {
    const letter = newestLetter(dataDir, email) ?? '';
    return (link = letter.includes(words) ? /\S+\/help\/ticket\/\S+/.exec(letter)?.[0] : undefined);
  };
  await expect.poll(look, { message: `a letter to ${email} about ${words}` }).toBeDefined();
  return link ?? '';
}

test('a guest follows a ticket by the link of a letter, replies and closes it, without an account', async ({
  page,
  context,
  product,
  signIn,
}) => {
  const email = 'follower@example.test';
  const number = await sendTicket(page, product.url, 'Турникет меня не видит', email);
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
  await page.goto(await linkIn(product.dataDir, email, 'Ответим до'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Турникет меня не видит' }),
  ).toBeVisible();
  await expect(page.getByText(/^Ответим до \d+ [а-я]+ \d{4}$/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  const support = await signIn('support');
  await context.clearCookies({ name: 'AuthToken' });
  const found = await support(filterTickets, { body: { search: number } });
  const id = found.items[0]?.id ?? '';
  const params = { id };
  await support(answerTicket, { params, body: { text: 'Только для своих', isInternal: true } });
  await support(answerTicket, { params, body: { text: 'Приложите карту ниже.' } });

  const link = await linkIn(product.dataDir, email, 'Приложите карту ниже.');
  await page.goto(link);
  const thread = page.getByRole('list', { name: 'Переписка' });
  await expect(thread.getByText('Приложите карту ниже.')).toBeVisible();
  await expect(page.getByText('Только для своих')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Ваш ответ' }).fill('Спасибо, так открывает.');
  await page.getByRole('button', { name: 'Ответить' }).click();
  await expect(thread.getByText('Спасибо, так открывает.')).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть обращение' }).click();
  await expect(page.getByRole('button', { name: 'Ответить и открыть снова' })).toBeVisible();
  await page.reload();
  await expect(thread.getByText('Спасибо, так открывает.')).toBeVisible();
  await expect(page.getByText('Закрыто', { exact: true })).toBeVisible();

  const token = link.split('/').at(-1) ?? '';
  expect(referrers.length).toBeGreaterThan(0);
  expect(referrers.filter((address) => address.includes(token))).toEqual([]);
});

test('a ticket with mistakes is not sent, and each field says what to change', async ({ page }) => {
  await page.goto(supportPaths.newTicket());
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('textbox', { name: 'Почта' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByRole('alert')).toContainText('Исправьте');
});
