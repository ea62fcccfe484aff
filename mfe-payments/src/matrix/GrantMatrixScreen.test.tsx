import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listGrants, saveGrants } from '@campus/shared/contract/education/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textsWith } from '../registers/registerFixtures';
import type { Organisation } from '../grants/organisation/OrganisationGrants';
import { GrantMatrixScreen, locales } from './GrantMatrixScreen';

const orgOf = (number: number, shortName: string, change: Partial<Organisation> = {}) => ({
  ...{ id: idOf(number), name: `Учебное заведение ${shortName}`, shortName, city: null },
  grants: (['GRANT', 'EXTRA_GRANT'] as const).map((type, index) => ({
    ...{ id: idOf(number * 10 + index), type, amount: 342_000, quota: 50, minAverage: 4.25 },
    ...{ periodFrom: '2026-09-01', periodTo: '2027-08-31', isActive: true },
  })),
  staff: { version: 3 },
  ...change,
});
type Saved = CallInput<typeof saveGrants>;

let orgs: Organisation[];
let sent: Saved[];

beforeEach(() => {
  orgs = [orgOf(1, 'СТУ'), orgOf(2, 'ЮМК'), orgOf(3, 'ПГУ')];
  sent = [];
  stub(listGrants, () => ({ items: orgs, total: orgs.length }));
  stub(saveGrants, (input) => {
    sent.push(input);
    return orgs.find(({ id }) => id === input.params.eduId) ?? orgOf(9, '?');
  });
});

const open = (roles: Role[] = ['PAYMENT_MANAGER'], url = '/admin/grants') =>
  renderScreen(<GrantMatrixScreen />, {
    url,
    path: '/admin/:page',
    roles,
    texts: textsWith(locales),
  });

const cellsOf = async (org: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(`^${org}`) });
  return within(row).getAllByRole('gridcell');
};
const cellOf = async (org: string, column: number) => (await cellsOf(org))[column] as HTMLElement;
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
async function take(org: string, column: number) {
  const cell = await cellOf(org, column);
  act(() => cell.focus());
}
const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text },
  });

test('each organisation has its sums, quotas and terms, and what they come to', async () => {
  open();
  const cells = await cellsOf('СТУ');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['3 420,00', '50', 'по 31.08.2027 · от 4,25'],
    ...['3 420,00', '50', 'по 31.08.2027 · от 4,25', '—', '—', 'Не задано'],
  ]);
  expect(screen.getByRole('row', { name: /^Итого/ })).toHaveTextContent(/1.026.000,00/);
});

test('the keys of a spreadsheet move, type, leave and undo', async () => {
  open();
  await take('СТУ', 0);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(await cellOf('ЮМК', 1)).toHaveFocus();
  await userEvent.keyboard('{F2}');
  expect(screen.getByRole('textbox', { name: 'ЮМК, Стипендия: Квота' })).toHaveValue('50');
  await userEvent.keyboard('7{Escape}');
  expect(await cellOf('ЮМК', 1)).toHaveFocus();
  expect(await cellOf('ЮМК', 1)).toHaveTextContent(/^50$/);
  expect(screen.queryByRole('group', { name: 'Изменения' })).toBeNull();
  await userEvent.keyboard('60{Enter}');
  expect(await cellOf('ЮМК', 1)).toHaveTextContent('60');
  expect(await cellOf('ПГУ', 1)).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await cellOf('ЮМК', 1)).toHaveTextContent('50');
  await userEvent.tab();
  expect((await cellsOf('ПГУ')).some((cell) => cell === document.activeElement)).toBe(false);
});

test('one undo takes back one entry', async () => {
  open();
  await take('СТУ', 1);
  await userEvent.keyboard('60{Enter}70{Tab}');
  expect(await cellOf('ЮМК', 1)).toHaveTextContent(/^70$/);
  expect(await cellOf('ЮМК', 2)).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await cellOf('ЮМК', 1)).toHaveTextContent(/^50$/);
  expect(await cellOf('СТУ', 1)).toHaveTextContent(/^60$/);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await cellOf('СТУ', 1)).toHaveTextContent(/^50$/);
});

test('a pasted range is saved organisation by organisation, with their versions', async () => {
  open();
  await take('СТУ', 0);
  paste('4 000,50\t70\n5000\t80\n6000\t90\n');
  expect(await cellOf('СТУ', 0)).toHaveTextContent('4 000,50');
  expect(await cellOf('ПГУ', 1)).toHaveTextContent('90');
  await press('Сохранить 6 изменений в 3 организациях');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[0]).toMatchObject({
    params: { eduId: idOf(1) },
    body: { version: 3, grants: [{ amount: 400_050, quota: 70 }, { amount: 342_000 }] },
  });
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Изменения' })).toBeNull());
});

test('a pasted cell that is no number keeps its text and says why; the others can be saved', async () => {
  open();
  await take('СТУ', 0);
  paste('много\t70\n5000\t80');
  const bad = await cellOf('СТУ', 0);
  expect(bad).toHaveAttribute('aria-invalid', 'true');
  expect(bad).toHaveTextContent(/много/);
  expect(bad).toHaveAccessibleDescription(/Напишите сумму в рублях/);
  await press(/^Сохранить/);
  await waitFor(() => expect(sent.map(({ params }) => params.eduId)).toEqual([idOf(2)]));
  expect(await cellOf('СТУ', 0)).toHaveTextContent(/много/);
  await press('Сбросить');
  expect(await cellOf('СТУ', 0)).toHaveTextContent('3 420,00');
});

test('where somebody has saved first, a cell that both changed shows theirs and mine', async () => {
  open();
  await take('СТУ', 0);
  paste('4000\t70');
  const [grant, extra] = orgs[0]?.grants ?? [];
  const facts = { code: 'VERSION', changedBy: 'Пётр', changedAt: '2026-03-05T09:15:00Z' };
  const fresh = { ...orgOf(1, 'СТУ', { staff: { version: 4 } }) };
  if (grant && extra)
    fresh.grants = [
      { ...grant, amount: 500_000 },
      { ...extra, quota: 11 },
    ];
  stub(saveGrants, (input) => {
    sent.push(input);
    orgs = [fresh, ...orgs.slice(1)];
    return input.body.version === 4 ? fresh : new ApiError(409, 'Уже изменили', facts);
  });
  await press(/^Сохранить/);
  const choice = within(
    await screen.findByRole('group', { name: 'Это изменили и вы, и другой человек' }),
  );
  expect(choice.getByText(/Пётр 5 марта 2026/)).toBeVisible();
  expect(await cellOf('СТУ', 4)).toHaveTextContent('11');
  await userEvent.click(choice.getByRole('button', { name: /Взять 5.000,00/ }));
  expect(await cellOf('СТУ', 0)).toHaveTextContent('5 000,00');
  expect(await cellOf('СТУ', 0)).toHaveFocus();
  await press('Сохранить 1 изменение в 1 организации');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({
    version: 4,
    grants: [{ amount: 500_000, quota: 70 }, { quota: 11 }],
  });
});

test('where others have changed another cell, that is said before both are saved', async () => {
  open();
  await take('СТУ', 0);
  paste('4000');
  const [grant, extra] = orgs[0]?.grants ?? [];
  const fresh = { ...orgOf(1, 'СТУ', { staff: { version: 4 } }) };
  if (grant && extra) fresh.grants = [grant, { ...extra, quota: 11 }];
  const facts = { code: 'VERSION', changedBy: 'Пётр', changedAt: '2026-03-05T09:15:00Z' };
  stub(saveGrants, ({ body }) => {
    orgs = [fresh, ...orgs.slice(1)];
    return body.version === 4 ? fresh : new ApiError(409, 'Уже изменили', facts);
  });
  await press(/^Сохранить/);
  expect(await screen.findByText(/^СТУ \(Пётр, 5 марта 2026/)).toBeVisible();
  expect(await cellOf('СТУ', 4)).toHaveTextContent('11');
  await press('Сохранить 1 изменение в 1 организации');
  await waitFor(() => expect(screen.queryByText(/Пётр/)).toBeNull());
});

test('what the server refuses is said in its cell', async () => {
  orgs = [orgOf(1, 'СТУ')];
  open();
  await take('СТУ', 0);
  paste('4000');
  const fields = { 'grants.0.amount': 'RANGE' };
  stub(saveGrants, () => new ApiError(422, 'Проверьте', { code: 'INVALID', fields }));
  await press(/^Сохранить/);
  await waitFor(async () =>
    expect(await cellOf('СТУ', 0)).toHaveAccessibleDescription(/Число не подходит/),
  );
});

test('all terms of an organisation are edited in its panel', async () => {
  open();
  await take('СТУ', 2);
  await userEvent.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: /СТУ/ }));
  const grant = within(panel.getByRole('group', { name: 'Стипендия' }));
  const until = grant.getByRole('textbox', { name: 'Конец периода' });
  await userEvent.clear(until);
  await userEvent.type(until, '01.01.2020');
  await userEvent.tab();
  expect(await panel.findByText('Начало должно быть не позже конца')).toBeVisible();
});

test('Escape closes the panel, and what was typed there is taken as when it is left', async () => {
  open();
  await take('СТУ', 2);
  await userEvent.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: /СТУ/ }));
  const [quota] = panel.getAllByRole('textbox', { name: 'Квота' });
  if (quota) await userEvent.tripleClick(quota);
  await userEvent.keyboard('70{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await cellOf('СТУ', 1)).toHaveTextContent(/^70$/);
});

test('the cell in hand has the focus where the bar of changes goes', async () => {
  open();
  await take('СТУ', 0);
  paste('4000');
  await press('Сбросить');
  expect(await cellOf('СТУ', 0)).toHaveFocus();
  paste('4000');
  await press(/^Сохранить/);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Изменения' })).toBeNull());
  expect(await cellOf('СТУ', 0)).toHaveFocus();
});

test('unsaved changes ask before the page is left, and stay when the list is filtered', async () => {
  const { router } = open();
  await take('СТУ', 0);
  paste('4000');
  await act(() => router.navigate('/admin/grants?view=changed'));
  expect(await cellOf('СТУ', 0)).toHaveTextContent('4 000,00');
  expect(screen.queryByRole('row', { name: /^ЮМК/ })).toBeNull();
  await act(() => router.navigate('/admin/other'));
  expect(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })).toBeVisible();
});

test('what is typed belongs to its organisation, whatever a late answer lists', async () => {
  const { router } = open();
  await take('ЮМК', 0);
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  stub(listGrants, () => late.then(() => ({ items: orgs.slice(2), total: 1 })));
  await act(() => router.navigate('/admin/grants?search=ПГУ'));
  await userEvent.keyboard('5000');
  answer();
  await waitFor(() => expect(screen.queryByRole('row', { name: /^СТУ/ })).toBeNull());
  expect(screen.getByRole('textbox', { name: /^ЮМК, Стипендия: Сумма/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await cellOf('ПГУ', 0)).toHaveTextContent('3 420,00');
  await press('Сохранить 1 изменение в 1 организации');
  await waitFor(() => expect(sent.map(({ params }) => params.eduId)).toEqual([idOf(2)]));
});

test('the cell in hand stays in hand as a row above it goes', async () => {
  const { router } = open();
  await take('ЮМК', 1);
  await userEvent.keyboard('60{Enter}70{Enter}');
  await take('СТУ', 1);
  await userEvent.keyboard('80{Enter}');
  await act(() => router.navigate('/admin/grants?view=changed'));
  await userEvent.keyboard('{Control>}z{/Control}{Delete}');
  expect(screen.queryByRole('row', { name: /^СТУ/ })).toBeNull();
  expect(await cellOf('ЮМК', 1)).toHaveTextContent('—');
  expect(await cellOf('ПГУ', 1)).toHaveTextContent('70');
});

test('an auditor reads and types nothing', async () => {
  open(['AUDITOR']);
  await take('СТУ', 0);
  await userEvent.keyboard('{Enter}9');
  paste('1\t2');
  expect(await cellOf('СТУ', 0)).toHaveTextContent('3 420,00');
  expect(screen.queryByRole('textbox', { name: /Сумма/ })).toBeNull();
  expect(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
});

test('without organisations, without an answer and without access it says so', async () => {
  orgs = [];
  const { unmount } = open();
  expect(await screen.findByText('Организаций пока нет')).toBeVisible();
  unmount();
  stub(listGrants, () => new ApiError(500, 'Сбой', { code: 'INTERNAL' }));
  const failed = open();
  expect(await screen.findByRole('button', { name: /ещё раз|Повторить/i })).toBeVisible();
  failed.unmount();
  stub(listGrants, () => new ApiError(403, 'Нет доступа', { code: 'FORBIDDEN' }));
  open();
  expect(await screen.findByText(/недоступ/i)).toBeVisible();
});
