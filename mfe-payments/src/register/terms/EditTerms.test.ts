import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  filterPayments,
  getPayment,
  listPaymentEduOrgs,
  updatePayment,
} from '@campus/shared/contract/payments/calls';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eduOrg, openRegister, registerOf } from '../registerFixtures';

const college = { id: idOf(7), name: 'Приозёрный колледж', shortName: 'ПМК' };
type Body = CallInput<typeof updatePayment>['body'];

function open(change = {}, roles: Role[] = ['PAYMENT_MANAGER']) {
  stub(filterPayments, () => ({ items: [], total: 0, skip: 0, size: 100 }));
  stub(listPaymentEduOrgs, () =>
    [eduOrg, college].map((one) => ({ ...one, city: null, isActive: true, payableStudents: 5 })),
  );
  return openRegister({ register: registerOf(change), roles });
}
/** What is sent; the first answer may be a refusal. */
function stubUpdate(refusal?: ApiError) {
  const sent: Body[] = [];
  stub(updatePayment, ({ body }) => {
    sent.push(body);
    return sent.length === 1 && refusal ? refusal : registerOf({ version: 9 });
  });
  return sent;
}
async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить условия' }));
  return within(await screen.findByRole('dialog', { name: 'Условия реестра P-2026-0007' }));
}
type Window = Awaited<ReturnType<typeof edit>>;

async function retype(window: Window, name: string | RegExp, text: string) {
  const field = window.getByRole('textbox', { name });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}
const save = (window: Window) =>
  userEvent.click(window.getByRole('button', { name: 'Сохранить условия' }));

test('a larger budget is sent alone, and what came of it is said in numbers', async () => {
  const sent = stubUpdate();
  const { store } = open();
  const window = await edit();
  expect(window.getByRole('textbox', { name: 'Название' })).toHaveValue('Стипендия за ноябрь');
  await retype(window, 'Бюджет', '2000000');
  await save(window);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ budget: 200_000_000, version: 4 }]);
  const [said] = store.getState().notifications;
  expect(said?.text.replace(/\s/g, ' ')).toBe('Условия сохранены: включено 312 на 1 066 200,00 ₽');
});

test('a period goes whole, an amount that is emptied is the grant’s again, and organisations may join', async () => {
  const sent = stubUpdate();
  open({ amountPerHuman: 100_000 });
  const window = await edit();
  await retype(window, 'По', '29.11.2026');
  await retype(window, /^Сумма на человека/, '');
  await userEvent.click(await window.findByRole('checkbox', { name: /Приозёрный колледж/ }));
  await save(window);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    ...{ periodFrom: '2026-11-01', periodTo: '2026-11-29', amountPerHuman: null },
    ...{ eduOrgIds: [eduOrg.id, college.id].sort(), version: 4 },
  });
});

test('an organisation that has closed since is let go by its box, and by no other', async () => {
  const sent = stubUpdate();
  const asked = jest.fn();
  const closed = { ...{ id: idOf(8), name: 'Закрытая академия', shortName: 'ЗА' }, city: null };
  stub(listEduOrgs, ({ query }) => {
    asked(query);
    return [closed, { ...closed, id: idOf(9) }].map((one) => ({ ...one, isActive: false }));
  });
  open({ eduOrgIds: [eduOrg.id, closed.id] });
  const window = await edit();
  const box = await window.findByRole('checkbox', { name: /Закрытая академия \(закрыта\)/ });
  expect(asked).toHaveBeenCalledWith({ isActive: false });
  await userEvent.click(window.getByRole('checkbox', { name: /Приозёрный колледж/ }));
  expect(box).toBeChecked();
  await userEvent.click(box);
  await save(window);
  await waitFor(() => expect(sent).toEqual([{ eduOrgIds: [eduOrg.id, college.id], version: 4 }]));
});

test('what cannot be is said beside its field, and nothing is sent', async () => {
  const sent = stubUpdate();
  open();
  const window = await edit();
  await retype(window, 'Название', '');
  await retype(window, 'По', '01.10.2026');
  await save(window);
  expect(window.getByRole('textbox', { name: 'Название' })).toBeInvalid();
  expect(window.getByRole('textbox', { name: 'По' })).toBeInvalid();
  expect(sent).toStrictEqual([]);
});

test('terms that nobody changed are not sent', async () => {
  const sent = stubUpdate();
  open();
  await save(await edit());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toStrictEqual([]);
});

test('another register for the time is named, and what was typed stays', async () => {
  const words = 'На это время для одной из организаций уже есть реестр P-2026-0003.';
  stubUpdate(new ApiError(409, words, { code: 'PAYMENT_DUPLICATE' }));
  open();
  const window = await edit();
  await retype(window, 'По', '29.11.2026');
  await save(window);
  expect(await window.findByText(new RegExp(words))).toBeVisible();
  expect(window.getByRole('textbox', { name: 'По' })).toHaveValue('29.11.2026');
});

test('of two who edit at once the second compares both, and keeps what was typed', async () => {
  const refusal = new ApiError(409, 'Уже изменили', { code: 'VERSION', changedBy: 'Мария' });
  const sent = stubUpdate(refusal);
  open();
  const window = await edit();
  await retype(window, 'Бюджет', '2000000');
  stub(getPayment, () => registerOf({ version: 6, budget: 130_000_000, comment: 'Сверено' }));
  await save(window);
  const meeting = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  expect(meeting.getByText('1 300 000,00 ₽')).toBeVisible();
  expect(meeting.getByText('2 000 000,00 ₽')).toBeVisible();
  await userEvent.click(meeting.getByRole('button', { name: 'Сохранить выбранное' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ budget: 200_000_000, version: 6 });
});

test.each([
  ['a frozen register', { status: 'FORMED' as const }, 'PAYMENT_MANAGER' as const],
  ['an approver', {}, 'PAYMENT_APPROVER' as const],
])('%s has no terms to edit', async (_, change, role) => {
  open(change, [role]);
  expect(await screen.findByRole('button', { name: /^Отменить/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Изменить условия' })).toBeNull();
});
