import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  decideCandidates,
  exportCandidates,
  filterCandidates,
  getPayment,
  listPaymentEduOrgTotals,
  updatePayment,
} from '@campus/shared/contract/payments/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { candidateOf, eduOrg, idOf, openRegister, registerOf } from '../registerFixtures';
import type { Candidate } from './useCandidates';

type Asked = CallInput<typeof filterCandidates>;

/** Answers pages of a list of people. */
function stubPeople(people: readonly Candidate[]) {
  const asked: Asked[] = [];
  stub(filterCandidates, (input) => {
    asked.push(input);
    const { skip = 0, size = 20 } = input.query ?? {};
    const [from, count] = [Number(skip), Number(size)];
    const items = people.slice(from, from + count);
    return { items, total: people.length, skip: from, size: count };
  });
  return asked;
}

const peopleOf = (count: number) => Array.from({ length: count }, (_, n) => candidateOf(n + 1));
const open = (change: Parameters<typeof openRegister>[0] = {}) => {
  stub(listPaymentEduOrgTotals, () => [
    { eduOrg, quota: null, candidates: 3, included: 3, amount: 1 },
  ]);
  return openRegister({ tab: 'candidates', ...change });
};
const table = async () => within(await screen.findByRole('table', { name: 'Получатели реестра' }));
const choose = async (name: string) =>
  userEvent.click((await table()).getByRole('checkbox', { name: new RegExp(name) }));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const inWindow = async () => within(await screen.findByRole('dialog'));

test('people stand with their decision, its reason and what they failed', async () => {
  stubPeople([
    candidateOf(1),
    candidateOf(2, {
      ...{ decision: 'EXCLUDED', isByHand: true, reason: 'Отказ от выплаты' },
      checks: [{ key: 'ACCOUNT', passed: false }],
    }),
  ]);
  open();
  const rows = await table();
  const second = within(rows.getByRole('row', { name: /Тестов2/ }));
  expect(second.getByText('Исключён')).toBeVisible();
  expect(second.getByText('Решил человек. Отказ от выплаты')).toBeVisible();
  expect(second.getByRole('link', { name: 'Прошлые выплаты' })).toBeVisible();
  expect(screen.getByText('Найдены 2 человека.')).toBeVisible();
});

test('the address is the filter, and each filter is the server’s', async () => {
  const asked = stubPeople([candidateOf(1)]);
  const { router } = open();
  await table();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Решение' }), 'Исключён');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Не пройдена проверка' }),
    'Счёт',
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Имя человека' }), 'Тестов{Enter}');
  await waitFor(() =>
    expect(asked.at(-1)?.body).toMatchObject({
      ...{ search: 'Тестов', decisions: ['EXCLUDED'], failedCheck: 'ACCOUNT' },
    }),
  );
  expect(router.state.location.search).toContain('decision=EXCLUDED');
  expect(router.state.location.search).toContain('tab=candidates');
});

test('a long list comes by hundreds, and only rows in sight are drawn', async () => {
  const asked = stubPeople(peopleOf(350));
  open();
  expect(await screen.findByText(/Показаны первые 100/)).toBeVisible();
  await press('Показать ещё');
  expect(await screen.findByText(/Показаны первые 200/)).toBeVisible();
  await press('Показать ещё');
  expect(await screen.findByText(/Показаны первые 300/)).toBeVisible();
  expect(asked.map(({ query }) => query?.skip)).toEqual([0, 100, 200]);
  expect((await table()).getAllByRole('row').length).toBeLessThan(100);
});

test('nothing found leads back to everybody; an empty register says so', async () => {
  stubPeople([]);
  const { unmount } = open();
  expect(await screen.findByText('В реестре никого нет')).toBeVisible();
  unmount();
  open({ tab: 'candidates&decision=EXCLUDED' });
  expect(await screen.findByRole('link', { name: /Показать всё/ })).toBeVisible();
});

test('a refusal says why, a failed load can be tried again', async () => {
  stub(filterCandidates, () => new ApiError(403, 'Нет доступа к получателям'));
  const refused = open();
  expect(await screen.findByText('Нет доступа к получателям')).toBeVisible();
  refused.unmount();
  stub(filterCandidates, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('the list is ordered by its server, and whoever is chosen stays so', async () => {
  const asked = stubPeople(peopleOf(3));
  const { router } = open();
  await choose('Тестов2');
  await userEvent.click(screen.getByRole('link', { name: 'Сумма' }));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ sort: 'amount', asc: false }));
  expect(router.state.location.search).toContain('sort=amount');
  expect(screen.getByText('Выбран 1 человек')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Организация' }));
  const query = { sort: 'organisation', asc: true };
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject(query));
});

test('what the filter finds is written into a file by the server', async () => {
  const asked: CallInput<typeof exportCandidates>[] = [];
  stubPeople(peopleOf(3));
  stub(exportCandidates, (input) => {
    asked.push(input);
    return new ApiError(503, 'Сервис недоступен');
  });
  open({ register: registerOf({ retryOf: null }), tab: 'candidates&check=QUOTA' });
  await press('Скачать CSV');
  expect(await screen.findByText(/Сервис недоступен/)).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ failedCheck: 'QUOTA' });
});

test('a backend that writes no file offers none', async () => {
  stubPeople(peopleOf(3));
  open();
  await table();
  expect(screen.queryByRole('button', { name: 'Скачать CSV' })).toBeNull();
});

test('those chosen are excluded with a reason', async () => {
  const sent: CallInput<typeof updatePayment>['body'][] = [];
  stubPeople(peopleOf(3));
  stub(updatePayment, ({ body }) => {
    sent.push(body);
    return registerOf({ version: 5 });
  });
  const { store } = open();
  await choose('Тестов1');
  await choose('Тестов3');
  await press('Исключить 2 человек');
  const window = await inWindow();
  expect(window.getByText(/Сумма по ним: 6 834,60 ₽/)).toBeVisible();
  const submit = window.getByRole('button', { name: 'Исключить 2 человек' });
  await userEvent.click(submit);
  expect(await window.findByText('Заполните это поле')).toBeVisible();
  await userEvent.type(window.getByRole('textbox', { name: 'Почему' }), 'Отказ');
  await userEvent.click(submit);
  await waitFor(() => expect(sent).toHaveLength(1));
  const exclude = [2001, 2003].map((human) => ({ humanId: idOf(human), reason: 'Отказ' }));
  expect(sent).toEqual([{ exclude, version: 4 }]);
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([{ text: 'Исключены 2 человека.' }]),
  );
  expect(screen.getByText(/Никто не выбран/)).toBeVisible();
});

test('after an answer that got lost the decision goes on from the register as it is by now', async () => {
  const sent: number[] = [];
  stubPeople(peopleOf(1));
  stub(updatePayment, ({ body }) => {
    sent.push(body.version);
    return sent.length === 1
      ? new ApiError('FETCH_ERROR', 'Нет связи')
      : registerOf({ version: 6 });
  });
  open();
  await choose('Тестов1');
  stub(getPayment, () => registerOf({ version: 5 }));
  for (const count of [1, 2]) {
    await press('Исключить 1 человека');
    const window = await inWindow();
    await userEvent.type(window.getByRole('textbox', { name: 'Почему' }), 'Отказ');
    await userEvent.click(window.getByRole('button', { name: 'Исключить 1 человека' }));
    await waitFor(() => expect(sent).toHaveLength(count));
  }
  expect(sent).toEqual([4, 5]);
});

test('whoever’s account has changed is included with how it was confirmed', async () => {
  const sent: CallInput<typeof updatePayment>['body'][] = [];
  const checks = [{ key: 'ACCOUNT_CHANGED' as const, passed: false }];
  stubPeople([candidateOf(1), candidateOf(2, { decision: 'EXCLUDED', checks })]);
  stub(updatePayment, ({ body }) => {
    sent.push(body);
    return registerOf({ version: 5 });
  });
  open();
  await choose('Тестов2');
  await press('Включить 1 человека');
  const window = await inWindow();
  const submit = window.getByRole('button', { name: 'Включить 1 человека' });
  await userEvent.click(submit);
  expect(await window.findByText('Заполните это поле')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(window.getByRole('textbox', { name: 'Как вы подтвердили счёт' }), 'Звонок');
  await userEvent.click(submit);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ include: [{ humanId: idOf(2002), reason: 'Звонок' }], version: 4 });
});

test('whoever is included against a quota or without a known account, is so for a reason', async () => {
  const sent: CallInput<typeof updatePayment>['body'][] = [];
  const failing = (key: 'QUOTA' | 'STATUS') => ({ checks: [{ key, passed: false }] });
  stubPeople([candidateOf(1, failing('QUOTA')), candidateOf(2)]);
  stub(updatePayment, ({ body }) => {
    sent.push(body);
    return registerOf({ version: 5 });
  });
  open();
  await choose('Тестов2');
  await press('Включить 1 человека');
  expect((await inWindow()).queryByRole('textbox')).toBeNull();
  await userEvent.click((await inWindow()).getByRole('button', { name: 'Отмена' }));
  await choose('Тестов1');
  await press('Включить 2 человек');
  const window = await inWindow();
  const submit = window.getByRole('button', { name: 'Включить 2 человек' });
  await userEvent.click(submit);
  expect(await window.findByText('Заполните это поле')).toBeVisible();
  await userEvent.type(window.getByRole('textbox', { name: 'Почему' }), 'Квоту добавят');
  await userEvent.click(submit);
  await waitFor(() => expect(sent).toHaveLength(1));
  const reason = 'Квоту добавят';
  expect(sent[0]?.include).toEqual([2002, 2001].map((n) => ({ humanId: idOf(n), reason })));
});

test('everybody found is decided about at once, and those barred are counted', async () => {
  const sent: CallInput<typeof decideCandidates>['body'][] = [];
  stubPeople(peopleOf(3));
  stub(decideCandidates, ({ body }) => {
    sent.push(body);
    return { register: registerOf({ version: 5 }), decided: 2, barred: 1 };
  });
  const { store } = open({ tab: 'candidates&check=ACCOUNT' });
  await press('Включить 3 человек');
  const window = await inWindow();
  await userEvent.type(window.getByRole('textbox', { name: 'Почему' }), 'Счёт придёт');
  await userEvent.click(window.getByRole('button', { name: 'Включить 3 человек' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    ...{ decision: 'INCLUDED', version: 4, filter: { failedCheck: 'ACCOUNT' } },
  });
  expect(store.getState().notifications).toMatchObject([
    { text: 'Включены 2 человека. Ещё 1 включить нельзя: мешают проверки.' },
  ]);
});

test('a backend that takes no filter is told the names, a thousand at a time, until it is stopped', async () => {
  const people = peopleOf(1500);
  const sent: CallInput<typeof updatePayment>['body'][] = [];
  let arrive = () => {};
  stubPeople(people);
  stub(decideCandidates, () => new ApiError(404, 'Не найдено'));
  stub(updatePayment, async ({ body }) => {
    sent.push(body);
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return registerOf({ version: 5 });
  });
  const { store } = open();
  await press(/Включить 1\s500 человек/);
  await userEvent.click((await inWindow()).getByRole('button', { name: /Включить 1\s500/ }));
  expect(await screen.findByText('Записываем решения')).toBeVisible();
  expect(screen.getByText('0 из 1 500')).toBeVisible();
  await press('Остановить');
  arrive();
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([{ text: 'Включено 1000 человек.' }]),
  );
  expect(sent.map(({ include }) => include?.length)).toEqual([1000]);
});

test('gathering the names can be stopped before anything is decided', async () => {
  const people = peopleOf(1500);
  let arrive = () => {};
  stub(filterCandidates, async ({ query }) => {
    const skip = Number(query?.skip ?? 0);
    if (skip === 100)
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
    return { items: people.slice(skip, skip + 100), total: people.length, skip, size: 100 };
  });
  stub(decideCandidates, () => new ApiError(404, 'Не найдено'));
  open();
  await press(/Включить 1\s500 человек/);
  await userEvent.click((await inWindow()).getByRole('button', { name: /Включить 1\s500/ }));
  expect(await screen.findByText('100 из 1 500')).toBeVisible();
  expect(screen.getByText('Собираем список людей')).toBeVisible();
  await press('Остановить');
  arrive();
  expect(await screen.findByRole('button', { name: /Включить 1\s500 человек/ })).toBeVisible();
});

test.each([
  ['a frozen list', { register: registerOf({ status: 'FORMED' }) }],
  ['an approver', { roles: ['PAYMENT_APPROVER' as const] }],
])('%s offers no decision', async (_, change) => {
  stubPeople([candidateOf(1)]);
  open(change);
  const rows = await table();
  expect(rows.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Решение о получателях' })).toBeNull();
});

test('totals stay in sight and are told anew after a decision', async () => {
  stubPeople([candidateOf(1)]);
  open({ language: 'en' });
  const totals = within(await screen.findByRole('region', { name: 'Register totals' }));
  expect(totals.getByText('₽1,066,200.00')).toBeVisible();
  expect(totals.getByRole('status')).toHaveTextContent('Included: 312, amount ₽1,066,200.00');
});
