import type { Api } from '@campus/shared/api/createApi';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import {
  answerTicket,
  createTicketOnBehalf,
  getTicket,
} from '@campus/shared/contract/support/calls';
import { followTickets } from '@campus/shared/contract/support/liveCalls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

const subject = 'Турникет не узнаёт карту';

/** Written down by support: a student may write three an hour, to all tests of a worker together. */
const writeDown = (support: Api, more = '') =>
  support(createTicketOnBehalf, {
    body: {
      category: 'TECH',
      subject: subject + more,
      text: 'Стою у входа с самого утра.',
      guestName: 'Илья',
      guestEmail: 'turnstile@example.test',
    },
  });

/** Another browser, in which somebody else is signed in. */
async function openOther(context: BrowserContext) {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser');
  const other = await browser.newContext({ locale: 'ru-RU' });
  await other.addCookies(await context.cookies());
  return other;
}

const writing = (page: Page) => page.getByRole('textbox', { name: 'Ответ', exact: true });
const topOf = async (page: Page) => Math.round((await writing(page).boundingBox())?.y ?? NaN);

test(
  'what a colleague takes is seen in the queue without a reload',
  { tag: '@all' },
  async ({ page, context, signIn, baseURL }) => {
    const { id, number } = await writeDown(await signIn('support'));
    await signIn('admin');
    const other = await openOther(context);
    await signIn('support');

    await page.goto(`${supportPaths.queue()}?search=${number}`);
    const row = page.getByRole('row', { name: subject });
    await expect(row.getByText('Никто')).toBeVisible();
    const colleague = await other.newPage();
    await colleague.goto(baseURL + supportPaths.ticket(id));
    await colleague.getByRole('button', { name: 'Взять себе' }).click();
    await expect(row.getByText('Никто')).toHaveCount(0);
    await other.close();
  },
);

test(
  'colleagues see each other at a ticket, and the answer of one arrives while the other types',
  { tag: '@all' },
  async ({ page, context, signIn, baseURL }) => {
    const { id } = await writeDown(await signIn('support'), ' снова');
    await signIn('admin');
    const other = await openOther(context);
    await signIn('support');

    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(supportPaths.ticket(id));
    const colleague = await other.newPage();
    await colleague.goto(baseURL + supportPaths.ticket(id));
    await expect(page.getByText(/ смотрит$/)).toBeVisible();
    await writing(colleague).fill('Проверили турникет: теперь он узнаёт карту.');
    await expect(page.getByText(/ пишет$/)).toBeVisible();

    await writing(page).fill('Подойдите на');
    await expect(colleague.getByText(/ пишет$/)).toBeVisible();
    const before = await topOf(page);
    await colleague.getByRole('button', { name: 'Отправить ответ' }).click();
    const thread = page.getByRole('list', { name: 'Переписка' });
    await expect(thread.getByText('Проверили турникет')).toBeAttached();
    await page.keyboard.type(' вахту.');
    await expect(writing(page)).toHaveValue('Подойдите на вахту.');
    await expect(page.getByText(/^Пока вы писали, обращение изменилось/)).toBeAttached();
    expect(await topOf(page)).toBe(before);
    await other.close();
  },
);

test(
  'where there is no stream the ticket is looked at every half a minute',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    allowProblem(/status of 404/);
    const colleague = await signIn('admin');
    const { id } = await writeDown(await signIn('support'), ' опять');
    await page.clock.install();
    await page.route(`**${followTickets.path}*`, (route) => route.fulfill({ status: 404 }));
    const refused = page.waitForResponse(`**${followTickets.path}*`);
    const agents = page.waitForResponse(`**${filterUsers.path}*`);
    await page.goto(supportPaths.ticket(id));
    await refused;
    // The clock that is put forward would end what is still waited for.
    await (await agents).finished();
    await expect(page.getByRole('list', { name: 'Переписка' })).toBeVisible();
    const { version } = await colleague(getTicket, { params: { id } });
    const answer = 'Карту надо перевыпустить.';
    await colleague(answerTicket, { params: { id }, body: { text: answer, version } });
    await page.clock.fastForward(31_000);
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(/ смотрит$| пишет$/)).toHaveCount(0);
  },
);

test(
  'where there is no stream the queue is looked at every half a minute',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    allowProblem(/status of 404/);
    const colleague = await signIn('admin');
    const { id, number } = await writeDown(await signIn('support'), ' без потока');
    await page.clock.install();
    await page.route(`**${followTickets.path}*`, (route) => route.fulfill({ status: 404 }));
    const refused = page.waitForResponse(`**${followTickets.path}*`);
    const agents = page.waitForResponse(`**${filterUsers.path}*`);
    await page.goto(`${supportPaths.queue()}?search=${number}`);
    await refused;
    // The clock that is put forward would end what is still waited for.
    await (await agents).finished();
    const row = page.getByRole('row', { name: subject });
    await expect(row.getByText('Обычная')).toBeVisible();
    await colleague(answerTicket, { params: { id }, body: { priority: 'HIGH' } });
    await page.clock.fastForward(31_000);
    await expect(row.getByText('Высокая')).toBeVisible();
  },
);
