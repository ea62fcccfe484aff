import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  decideCandidates,
  filterCandidates,
  getPayment,
  updatePayment,
} from '@campus/shared/contract/payments/calls';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { candidateOf, registerOf } from '../registerFixtures';
import {
  candidatesTable,
  chooseCandidate,
  inDialog,
  openCandidates,
  peopleOf,
  pressButton,
  stubPeople,
} from '../candidates/candidateFixtures';

/** Presses a decision, and answers its window. */
async function openDecision(name: string | RegExp) {
  await pressButton(name);
  const window = await inDialog();
  return {
    window,
    tell: (label: string, text: string) =>
      userEvent.type(window.getByRole('textbox', { name: label }), text),
    submit: () => userEvent.click(window.getByRole('button', { name })),
  };
}

test('those chosen are excluded with a reason', async () => {
  const sent: CallInput<typeof updatePayment>['body'][] = [];
  stubPeople(peopleOf(3));
  stub(updatePayment, ({ body }) => {
    sent.push(body);
    return registerOf({ version: 5 });
  });
  const { store } = openCandidates();
  await chooseCandidate('Тестов1');
  await chooseCandidate('Тестов3');
  const { window, tell, submit } = await openDecision('Исключить 2 человек');
  expect(window.getByText(/Сумма по ним: 6 834,60 ₽/)).toBeVisible();
  await submit();
  expect(await window.findByText('Заполните это поле')).toBeVisible();
  await tell('Почему', 'Отказ');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  const exclude = [2001, 2003].map((human) => ({ humanId: idOf(human), reason: 'Отказ' }));
  expect(sent).toEqual([{ exclude, version: 4 }]);
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([{ text: 'Исключены 2 человека.' }]),
  );
  expect(screen.getByText(/Никто не выбран/)).toBeVisible();
});

test('after an answer that got lost the decision goes on with its reason, from the register as it is by now', async () => {
  const sent: number[] = [];
  stubPeople(peopleOf(1));
  stub(updatePayment, ({ body }) => {
    sent.push(body.version);
    return sent.length === 1
      ? new ApiError('FETCH_ERROR', 'Нет связи')
      : registerOf({ version: 6 });
  });
  openCandidates();
  await chooseCandidate('Тестов1');
  stub(getPayment, () => registerOf({ version: 5 }));
  const first = await openDecision('Исключить 1 человека');
  await first.tell('Почему', 'Отказ');
  await first.submit();
  await waitFor(() => expect(sent).toEqual([4]));
  const { window, submit } = await openDecision('Исключить 1 человека');
  expect(window.getByRole('textbox', { name: 'Почему' })).toHaveValue('Отказ');
  await submit();
  expect(await screen.findByText(/Никто не выбран/)).toBeVisible();
  expect(sent).toEqual([4, 5]);
  await chooseCandidate('Тестов1');
  const next = await openDecision('Исключить 1 человека');
  expect(next.window.getByRole('textbox', { name: 'Почему' })).toHaveValue('');
});

test('whoever’s account has changed is included with how it was confirmed', async () => {
  const sent: CallInput<typeof updatePayment>['body'][] = [];
  const checks = [{ key: 'ACCOUNT_CHANGED' as const, passed: false }];
  stubPeople([candidateOf(1), candidateOf(2, { decision: 'EXCLUDED', checks })]);
  stub(updatePayment, ({ body }) => {
    sent.push(body);
    return registerOf({ version: 5 });
  });
  openCandidates();
  await chooseCandidate('Тестов2');
  const { window, tell, submit } = await openDecision('Включить 1 человека');
  await submit();
  expect(await window.findByText('Заполните это поле')).toBeVisible();
  expect(sent).toStrictEqual([]);
  await tell('Как вы подтвердили счёт', 'Звонок');
  await submit();
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
  openCandidates();
  await chooseCandidate('Тестов2');
  const without = await openDecision('Включить 1 человека');
  expect(without.window.queryByRole('textbox')).toBeNull();
  await userEvent.click(without.window.getByRole('button', { name: 'Отмена' }));
  await chooseCandidate('Тестов1');
  const { window, tell, submit } = await openDecision('Включить 2 человек');
  await submit();
  expect(await window.findByText('Заполните это поле')).toBeVisible();
  await tell('Почему', 'Квоту добавят');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  const reason = 'Квоту добавят';
  expect(sent[0]?.include).toEqual([2002, 2001].map((n) => ({ humanId: idOf(n), reason })));
});

test('whoever was chosen in another order is included for a reason all the same', async () => {
  stubPeople([candidateOf(1, { checks: [{ key: 'QUOTA', passed: false }] })]);
  openCandidates();
  await chooseCandidate('Тестов1');
  stubPeople(peopleOf(101).toReversed());
  await userEvent.click(screen.getByRole('link', { name: 'Сумма' }));
  await screen.findByText(/Показаны первые 100/);
  const { window } = await openDecision('Включить 1 человека');
  expect(window.getByRole('textbox', { name: 'Почему' })).toBeVisible();
});

test('everybody found is decided about at once, and those barred are counted', async () => {
  const sent: CallInput<typeof decideCandidates>['body'][] = [];
  stubPeople(peopleOf(3));
  stub(decideCandidates, ({ body }) => {
    sent.push(body);
    const register = registerOf({
      version: 5,
      totals: { candidates: 320, included: 314, excluded: 6, amount: 107_303_460 },
    });
    stub(getPayment, () => register);
    return { register, decided: 2, barred: 1 };
  });
  const { store } = openCandidates({ tab: 'candidates&check=ACCOUNT' });
  const { tell, submit } = await openDecision('Включить 3 человек');
  await tell('Почему', 'Счёт придёт');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    ...{ decision: 'INCLUDED', version: 4, filter: { failedCheck: 'ACCOUNT' } },
  });
  expect(store.getState().notifications).toMatchObject([
    { text: 'Включены 2 человека. Ещё 1 включить нельзя: мешают проверки.' },
  ]);
  const totals = within(screen.getByRole('region', { name: 'Итоги реестра' }));
  await waitFor(() => expect(totals.getByRole('status')).toHaveTextContent(/Включено: 314/));
});

test('whoever includes all without a word is told how those left out are included', async () => {
  stubPeople(peopleOf(3));
  stub(decideCandidates, () => ({ register: registerOf({ version: 5 }), decided: 1, barred: 2 }));
  const { store } = openCandidates();
  await (await openDecision('Включить 3 человек')).submit();
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { text: expect.stringContaining('включают с причиной: выберите проверку') as string },
    ]),
  );
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
  const { store } = openCandidates();
  await (await openDecision(/Включить 1\s500 человек/)).submit();
  expect(await screen.findByText('Записываем решения')).toBeVisible();
  expect(screen.getByText('0 из 1 500')).toBeVisible();
  await pressButton('Остановить');
  arrive();
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { text: 'Включено 1\u00a0000 человек.' },
    ]),
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
  openCandidates();
  await (await openDecision(/Включить 1\s500 человек/)).submit();
  expect(await screen.findByText('100 из 1 500')).toBeVisible();
  expect(screen.getByText('Собираем список людей')).toBeVisible();
  await pressButton('Остановить');
  arrive();
  expect(await screen.findByRole('button', { name: /Включить 1\s500 человек/ })).toBeVisible();
});

test.each([
  ['a frozen list', { register: registerOf({ status: 'FORMED' }) }],
  ['an approver', { roles: ['PAYMENT_APPROVER' as const] }],
])('%s offers no decision', async (_, change) => {
  stubPeople([candidateOf(1)]);
  openCandidates(change);
  const rows = await candidatesTable();
  expect(rows.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Решение о получателях' })).toBeNull();
});

test('totals are told anew after a decision', async () => {
  stubPeople([candidateOf(1)]);
  openCandidates({ language: 'en' });
  const totals = within(await screen.findByRole('region', { name: 'Register totals' }));
  expect(totals.getByRole('status')).toHaveTextContent('Included: 312, amount ₽1,066,200.00');
  const after = { candidates: 320, included: 311, excluded: 9, amount: 106_278_270 };
  const changed = registerOf({ version: 5, totals: after });
  stub(updatePayment, () => changed);
  stub(getPayment, () => changed);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Testov1/ }));
  const { tell, submit } = await openDecision('Exclude 1 person');
  await tell('Why', 'Declined');
  await submit();
  await waitFor(() =>
    expect(totals.getByRole('status')).toHaveTextContent('Included: 311, amount ₽1,062,782.70'),
  );
  expect(totals.getByText('₽1,062,782.70')).toBeVisible();
});
