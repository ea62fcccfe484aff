import {
  createFailedRegister,
  listPayHistory,
  listPaymentLog,
} from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import type { Page } from '@playwright/test';
import {
  changeRegister,
  createDraft,
  draftForStudent,
  readIncluded,
  sendRegister,
} from '../../fixtures/registerDesk';
import { expect, test } from '../../fixtures/test';

const said = {
  moves: 'Что сделать с реестром',
  send: /^Отправить/,
  sent: 'Отправлен',
  partly: 'Выплачен частично',
  upload: 'Загрузить ответ банка',
  csv: 'Файл CSV',
};
const move = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: said.moves }).getByRole('button', { name });
const state = (page: Page, name: string) => page.getByText(name, { exact: true }).first();

test('a student sees each step of a payment, why it came back, and that it came in the end', async ({
  page,
  signIn,
}) => {
  const approver = await signIn('approver');
  const manager = await signIn('payments');
  const student = await signIn('student');
  const { draft, humanId } = await draftForStudent(manager, student);
  const own = async ({ periodFrom }: PaymentRegister, status: string) => {
    const { items } = await student(listPayHistory);
    return items.find((one) => one.periodFrom === periodFrom && one.status === status)?.id ?? '';
  };
  const way = page.getByRole('list', { name: 'Путь выплаты' });
  const step = way.locator('[aria-current="step"]');

  const formed = await changeRegister(manager, draft, { status: 'FORMED' });
  const approved = await changeRegister(approver, formed, { status: 'APPROVED' });
  await page.goto(paymentPaths.payment(await own(draft, 'PLANNED')));
  await expect(step).toContainText('Запланирована');
  await expect(way).toContainText('срок прошёл');

  const sent = await changeRegister(manager, approved, { status: 'SENT' });
  await page.reload();
  await expect(step).toContainText('Отправлена');
  await expect(way).toContainText('ожидается до');

  const results = (await readIncluded(manager, sent)).map((id) =>
    id === humanId
      ? { humanId: id, status: 'FAILED', reason: 'Счёт закрыт' }
      : { humanId: id, status: 'PAID' },
  );
  const partly = await changeRegister(manager, sent, { results });
  expect(partly.status).toBe('PARTIALLY_PAID');
  await page.reload();
  await expect(step).toContainText('Возвращена');
  await expect(page.getByRole('main')).toContainText('Счёт закрыт');

  const retry = await manager(createFailedRegister, { params: { id: partly.id } });
  const include = [{ humanId, reason: 'Прислала реквизиты' }];
  const again = await sendRegister(
    manager,
    approver,
    await changeRegister(manager, retry, { include }),
  );
  await changeRegister(manager, again, { results: [{ humanId, status: 'PAID', amount: 150_000 }] });
  await page.goto(paymentPaths.payment(await own(draft, 'PAID')));
  await expect(step).toContainText('Выплачена');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('1 500,00 ₽');
});

test(
  'a register that is sent twice at once, and whose answer gets lost, is sent once and says so',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    allowProblem(/ERR_FAILED|Failed to load|Нет связи с сервером/);
    const approver = await signIn('approver');
    const manager = await signIn('payments');
    const draft = await createDraft(manager);
    const formed = await changeRegister(manager, draft, { status: 'FORMED' });
    await changeRegister(approver, formed, { status: 'APPROVED' });
    const asked: string[] = [];
    await page.route(`**/api/payments/${draft.id}`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      asked.push(route.request().postData() ?? '');
      await route.fetch();
      return route.abort();
    });
    await page.goto(paymentPaths.register('one-time', draft.id));
    await move(page, said.send).click();
    await page.getByRole('dialog').getByRole('button', { name: said.send }).dblclick();
    await expect(page.getByText(/ответ потерялся/)).toBeVisible();
    await expect(state(page, said.sent)).toBeVisible();
    expect(asked).toHaveLength(1);
    await page.reload();
    await expect(state(page, said.sent)).toBeVisible();
    const { items } = await manager(listPaymentLog, { params: { id: draft.id } });
    expect(items.filter(({ action }) => action === 'send')).toHaveLength(1);
  },
);

/** The letters that Russian banks write without Unicode. */
const inWindows1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    }),
  );

test(
  'a file of the bank with strangers, duplicates and wrong sums says so by line, and the rest is recorded',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const approver = await signIn('approver');
    const manager = await signIn('payments');
    const sent = await sendRegister(manager, approver, await createDraft(manager));
    const [first = '', second = ''] = await readIncluded(manager, sent);
    const lines = [
      `00000000-0000-4000-8000-000000000000;1500,00;Выплачено;`,
      `${first};1499,99;Выплачено;`,
      `${second};1500,00;Отклонено;Счет закрыт`,
      `${second};1500,00;Выплачено;`,
    ];
    const text = ['Код получателя;Сумма;Результат;Причина', ...lines].join('\r\n');
    await page.goto(paymentPaths.register('one-time', sent.id));
    await page.getByRole('button', { name: said.upload }).click();
    const bank = page.getByRole('dialog');
    const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: inWindows1251(text) };
    await bank.getByLabel(said.csv).setInputFiles(file);
    const problems = bank.getByRole('table', { name: /которые не запишутся/ });
    for (const [line, problem] of [
      [2, 'Этому человеку реестр не платил'],
      [3, 'Сумма другая'],
      [5, 'Этот человек уже есть в строке 4'],
    ] as const)
      await expect(problems.getByRole('row', { name: `Строка ${line}` })).toContainText(problem);
    await bank.getByRole('button', { name: 'Записать 1 ответ' }).click();
    await expect(bank).toHaveCount(0);
    await page.reload();
    await expect(state(page, said.partly)).toBeVisible();
  },
);
