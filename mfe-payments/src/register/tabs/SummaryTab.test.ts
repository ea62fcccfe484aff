import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { filterCandidates, filterPayments } from '@campus/shared/contract/payments/calls';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, within } from '@testing-library/react';
import { openRegister, registerOf } from '../registerFixtures';

const pageOf = <T>(items: T[], total = items.length) => ({ items, total, skip: 0, size: 1 });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('the terms, who made it and who approved it are told', async () => {
  stub(filterPayments, () => pageOf([]));
  const approvedBy = { id: idOf(9), name: 'Контролёр Виктор' };
  openRegister({ register: registerOf({ approvedBy, comment: 'Сверено', status: 'FORMED' }) });
  const terms = await section('Условия');
  expect(terms.getByText('P-2026-0007')).toBeVisible();
  expect(terms.getByText('1 200 000,00 ₽')).toBeVisible();
  expect(terms.getByText('Сверено')).toBeVisible();
  const course = await section('Ход работы');
  expect(course.getByText('Плательщик Пётр')).toBeVisible();
  expect(course.getByText('Контролёр Виктор')).toBeVisible();
  expect(await screen.findByText('Реестра за прошлый период нет')).toBeVisible();
});

test('it is compared with the register of the same type and organisations for the time before', async () => {
  const asked: CallInput<typeof filterPayments>[] = [];
  const totals = { candidates: 320, included: 315, excluded: 5, amount: 100_000_000 };
  stub(filterPayments, (input) => {
    asked.push(input);
    return pageOf([registerOf({ id: idOf(5), number: 'P-2026-0006', totals })]);
  });
  openRegister();
  const compared = await section('Сравнение с прошлым периодом');
  expect(await compared.findByRole('link', { name: 'P-2026-0006' })).toHaveAttribute(
    'href',
    `/admin/payments/grant/${idOf(5)}`,
  );
  expect(compared.getByText('−3 (было 315)')).toBeVisible();
  expect(compared.getByText('+66 200,00 ₽ (было 1 000 000,00 ₽)')).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ periodTo: '2026-10-31', eduOrgIds: [idOf(1)] });
  for (const status of ['CANCELLED', 'DRAFT'] as const)
    expect(asked[0]?.body?.statuses).not.toContain(status);
});

test('a comparison that fails can be tried again, and takes nothing else away', async () => {
  stub(filterPayments, () => new ApiError(503, 'Сервис недоступен'));
  openRegister();
  const compared = await section('Сравнение с прошлым периодом');
  expect(await compared.findByRole('button', { name: 'Повторить' })).toBeVisible();
  expect((await section('Условия')).getByText('P-2026-0007')).toBeVisible();
});

test('a register and the one that repeats its failed payments lead to each other', async () => {
  stub(filterPayments, () => pageOf([]));
  stub(filterCandidates, () => pageOf([]));
  const [retryOf, retriedBy] = [5, 6].map((number) => ({
    ...{ id: idOf(number), number: `P-2026-000${number}` },
  }));
  openRegister({ register: registerOf({ status: 'PARTIALLY_PAID', retryOf, retriedBy }) });
  const terms = await section('Условия');
  for (const number of [5, 6])
    expect(terms.getByRole('link', { name: `P-2026-000${number}` })).toHaveAttribute(
      'href',
      `/admin/payments/grant/${idOf(number)}`,
    );
});

test('what the bank has answered is counted', async () => {
  stub(filterPayments, () => pageOf([]));
  stub(filterCandidates, ({ body }) => pageOf([], body?.itemStatuses?.[0] === 'PAID' ? 300 : 5));
  openRegister({ register: registerOf({ status: 'PARTIALLY_PAID' }) });
  const course = await section('Ход работы');
  expect(await course.findByText('Ждут ответа банка')).toBeVisible();
  expect(course.getByText('300')).toBeVisible();
  expect(course.getByText('7')).toBeVisible();
});

test('an operator of an organisation sees neither budget nor comment', async () => {
  stub(filterPayments, () => pageOf([]));
  openRegister({ register: registerOf({ budget: null }), roles: ['EDU_OPERATOR'], language: 'en' });
  const terms = await section('Terms');
  expect(terms.getByText('P-2026-0007')).toBeVisible();
  expect(terms.queryByText('Budget')).toBeNull();
  expect(terms.queryByText('Comment')).toBeNull();
});
