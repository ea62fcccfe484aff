import { getNotification } from '@campus/shared/contract/notifications/calls';
import { getPayment } from '@campus/shared/contract/payments/calls';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

const found = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ участник/ });
const numberIn = async (place: Locator) => /\d+/.exec((await place.textContent()) ?? '')?.[0];

/** The id of the draft that the window leads to. */
async function draftOf(dialog: Locator, name: string) {
  const address = await dialog.getByRole('link', { name }).getAttribute('href');
  return address?.split('/').at(-1) ?? '';
}

test('a notification to those found is a draft for as many, and is there after a reload', async ({
  page,
  signIn,
}) => {
  const support = await signIn('support');
  await page.goto(`${peoplePaths.people()}?identityStatuses=VERIFIED`);
  await expect(found(page)).toBeVisible();
  const number = await numberIn(found(page));
  await page.getByRole('button', { name: 'Черновик уведомления' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(new RegExp(`для ${number} человек`));
  await dialog.getByRole('textbox', { name: 'Заголовок по-русски' }).fill('Продлите карту');
  await dialog
    .getByRole('textbox', { name: 'Текст по-русски' })
    .fill('Срок карты подходит к концу.');
  await dialog.getByRole('button', { name: 'Создать черновик' }).click();
  await expect(dialog.getByText('Черновик создан: Продлите карту')).toBeVisible();
  const id = await draftOf(dialog, 'Открыть уведомление');

  await page.reload();
  await expect(found(page)).toHaveText(new RegExp(`^${number} `));
  expect(await support(getNotification, { params: { id } })).toMatchObject({
    status: 'DRAFT',
    title: { ru: 'Продлите карту' },
    audience: { mode: 'FILTER', filter: { identityStatuses: ['VERIFIED'] } },
  });
});

test(
  'a payment to those found is a draft of a register, whose number is told',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    allowProblem(/status of 422/);
    const payments = await signIn('payments');
    await page.goto(`${peoplePaths.people()}?levels=MASTER`);
    await page.getByRole('button', { name: 'Черновик выплаты' }).click();
    const dialog = page.getByRole('dialog');
    const fill = (name: string | RegExp, text: string) =>
      dialog.getByRole('textbox', { name, exact: true }).fill(text);
    await fill('Название по-русски', 'Магистрам за статьи');
    await fill('С', '01.03.2031');
    await fill('По', '31.03.2031');
    await fill('Бюджет', '5000000');
    await dialog.getByRole('button', { name: 'Создать черновик' }).click();
    // A one-time payment has no grant to take the amount from, which only the server knows.
    const amount = dialog.getByRole('textbox', { name: /^Сумма на человека/ });
    await expect(amount).toHaveAccessibleDescription(/Укажите сумму/);
    await amount.fill('5000');
    await dialog.getByRole('button', { name: 'Создать черновик' }).click();
    await expect(dialog.getByText(/Черновик реестра P-\d{4}-\d+ создан/)).toBeVisible();
    const id = await draftOf(dialog, 'Открыть реестр');
    expect(await payments(getPayment, { params: { id } })).toMatchObject({
      ...{ status: 'DRAFT', type: 'one-time', amountPerHuman: 500_000 },
      ...{ periodFrom: '2031-03-01', periodTo: '2031-03-31', budget: 500_000_000 },
    });
  },
);

test('a saved view belongs to the account: a reload without anything in the browser has it', async ({
  page,
  signIn,
}) => {
  await signIn('support');
  await page.goto(`${peoplePaths.people()}?cardStatuses=BLOCKED`);
  const views = page.getByRole('button', { name: 'Виды' });
  await views.click();
  await page.getByRole('menuitem', { name: 'Сохранить вид…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('хранится в вашей учётной записи');
  await dialog.getByRole('textbox', { name: 'Название' }).fill('Карта заблокирована');
  // A reload would take away what is on its way.
  const keptBy = async (button: Locator) => {
    const isKept = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.ok(),
    );
    await button.click();
    await isKept;
  };
  await keptBy(dialog.getByRole('button', { name: 'Сохранить' }));

  await page.evaluate(() => localStorage.clear());
  await page.goto(peoplePaths.people());
  await views.click();
  await page.getByRole('menuitem', { name: 'Карта заблокирована' }).click();
  await expect(page).toHaveURL(/cardStatuses=BLOCKED/);

  await views.click();
  await page.getByRole('menuitem', { name: 'Изменить виды…' }).click();
  await keptBy(dialog.getByRole('button', { name: 'Удалить «Карта заблокирована»' }));
  await expect(dialog.getByText('Сохранённых видов больше нет.')).toBeVisible();
  await page.reload();
  await views.click();
  await expect(page.getByRole('menuitem', { name: 'Сохранить вид…' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Карта заблокирована' })).toBeHidden();
});
