import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  acceptStudentClaim,
  filterStudentClaims,
  getStudentClaim,
  refuseStudentClaim,
} from '@campus/shared/contract/people/staffCalls';
import { ShortcutsContext } from '@campus/shared/remote/useShortcuts';
import { shortcutBoard } from '@campus/shared/testing/shortcutBoard';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Claim } from './ClaimDecision';
import { ClaimsScreen } from '../ClaimsScreen';
import {
  address,
  claim,
  claimantName,
  openClaims as open,
  claimsPage,
  press,
  stubClaims,
} from '../openClaims';

beforeEach(stubClaims);

test('a claim is accepted by the versions that were compared, and stays open with who decided', async () => {
  const sent: CallInput<typeof acceptStudentClaim>[] = [];
  const accepted = {
    ...{ ...claim, status: 'ACCEPTED' as const, decidedAt: '2026-11-21T09:00:00Z' },
    decidedBy: { id: idOf(8), name: 'Помощникова Анна' },
  };
  stub(acceptStudentClaim, (input) => {
    sent.push(input);
    stub(filterStudentClaims, () => claimsPage());
    stub(getStudentClaim, () => accepted);
    return accepted;
  });
  open(address);
  await press('Принять');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Принять' }));
  expect(await screen.findByText(/Помощникова Анна, 21 ноября 2026, 12:00/)).toBeVisible();
  expect(sent).toEqual([
    { params: { id: claim.id }, body: { humanVersion: 3, studentVersion: 7 } },
  ]);
});

test('the keys A and R decide', async () => {
  const { board, press: pressed } = shortcutBoard();
  open(
    address,
    'ru',
    <ShortcutsContext value={board}>
      <ClaimsScreen />
    </ShortcutsContext>,
  );
  await screen.findByRole('button', { name: 'Принять' });
  pressed('a');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  pressed('r');
  expect(
    await screen.findByRole('dialog', { name: 'Отклонить запрос: Мечтательная Анна' }),
  ).toBeVisible();
});

test('whose the record is now is said before it is taken away', async () => {
  const holder = { id: idOf(9), ...claimantName, firstName: 'Ольга', email: 'olga@example.test' };
  stub(getStudentClaim, () => ({ ...claim, holder }));
  open(address);
  expect(await screen.findByRole('link', { name: 'Мечтательная Ольга' })).toHaveAttribute(
    'href',
    `/admin/humans/${holder.id}?tab=study`,
  );
  await press('Принять');
  expect(await screen.findByText(/эту связь снимем/)).toHaveTextContent('Мечтательная Ольга');
});

test('a claim is refused with a reason', async () => {
  const sent: CallInput<typeof refuseStudentClaim>[] = [];
  stub(refuseStudentClaim, (input) => {
    sent.push(input);
    return { ...claim, status: 'REFUSED' as const };
  });
  const { store } = open(address);
  await press('Отклонить');
  const window = within(await screen.findByRole('dialog'));
  const reason = 'Дата рождения в паспорте другая';
  await userEvent.type(window.getByRole('textbox', { name: 'Причина' }), reason);
  await userEvent.click(window.getByRole('button', { name: 'Отклонить запрос' }));
  await waitFor(() => expect(store.getState().notifications[0]?.text).toBe('Запрос отклонён'));
  expect(sent).toEqual([{ params: { id: claim.id }, body: { reason } }]);
});

test('where a side has changed since, whoever decides is told so and compares anew', async () => {
  const changed = 'Запись изменили. Обновите страницу.';
  stub(acceptStudentClaim, () => {
    const agreement = { ...claim.agreement, birthDate: true };
    const student = { ...claim.student, birthDate: '2005-05-14', version: 8 };
    stub(getStudentClaim, () => ({ ...claim, student, agreement }));
    return new ApiError(409, changed, { code: 'VERSION' });
  });
  const { store } = open(address);
  await press('Принять');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Принять' }));
  await waitFor(() => expect(screen.queryByText('15 мая 2005')).toBeNull());
  await waitFor(() => expect(store.getState().notifications[0]?.text).toBe(changed));
});

test('whoever refuses second reads who was first, keeps the reason, and the list is as it is now', async () => {
  stub(refuseStudentClaim, () => {
    stub(filterStudentClaims, () => claimsPage());
    stub(getStudentClaim, () => ({
      ...{ ...claim, status: 'ACCEPTED' as const, decidedAt: '2026-11-21T09:00:00Z' },
      decidedBy: { id: idOf(8), name: 'Помощникова Анна' },
    }));
    return new ApiError(409, 'Запрос уже принят', { code: 'STATE', current: 'ACCEPTED' });
  });
  open(address);
  await press('Отклонить');
  const window = within(await screen.findByRole('dialog'));
  const reason = window.getByRole('textbox', { name: 'Причина' });
  await userEvent.type(reason, 'Дата рождения в паспорте другая');
  await userEvent.click(window.getByRole('button', { name: 'Отклонить запрос' }));
  expect(await window.findByText(/Помощникова Анна, 21 ноября 2026, 12:00/)).toBeVisible();
  expect(reason).toHaveValue('Дата рождения в паспорте другая');
  expect(await screen.findByText('Никто не ждёт решения')).toBeInTheDocument();
});

test('the refused say who decided, when and why, and cannot be decided again', async () => {
  const refused: Claim = {
    ...{ ...claim, status: 'REFUSED', reason: 'Паспорт другого человека' },
    ...{ decidedAt: '2026-11-21T09:00:00Z' },
    decidedBy: { id: idOf(8), name: 'Помощникова Анна' },
  };
  stub(filterStudentClaims, ({ body }) =>
    body?.statuses?.[0] === 'REFUSED' ? claimsPage(refused) : claimsPage(),
  );
  stub(getStudentClaim, () => refused);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Отклонены' }));
  await userEvent.click(await screen.findByRole('link', { name: /Мечтательная Анна/ }));
  expect(await screen.findByText(/Помощникова Анна, 21 ноября 2026, 12:00/)).toHaveTextContent(
    'Паспорт другого человека',
  );
  expect(screen.queryByRole('button', { name: 'Принять' })).toBeNull();
});

test('an auditor compares both sides and is offered no decision', async () => {
  open(address, 'ru', <ClaimsScreen />, ['AUDITOR']);
  expect(await screen.findByRole('table', { name: 'Сравнение данных' })).toBeVisible();
  for (const name of ['Принять', 'Отклонить'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
