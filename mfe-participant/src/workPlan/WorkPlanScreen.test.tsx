import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { getHumanWorkPlan, getWorkPlan } from '@campus/shared/contract/education/calls';
import { syncHumanWorkPlan } from '@campus/shared/contract/sync/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { savedFile } from '@campus/shared/testing/savedFile';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { HumanWorkPlan } from './HumanWorkPlan';
import { locales, WorkPlanScreen } from './WorkPlanScreen';
import type { WorkPlan } from './WorkPlanTable';

const none: WorkPlan = {
  periods: [],
  period: null,
  items: [],
  hours: 0,
  credits: 0,
  syncedAt: null,
};
const autumn: WorkPlan = {
  periods: ['2025-2', '2025-1'],
  period: '2025-1',
  items: [
    {
      ...{ id: idOf(1), discipline: 'Алгебра', control: 'EXAM', hours: 108, credits: 3 },
      ...{ result: 'Отлично', resultDate: '2026-01-12' },
    },
    {
      ...{ id: idOf(2), discipline: 'История', control: 'CREDIT', hours: 54, credits: 1.5 },
      ...{ result: null, resultDate: null },
    },
  ],
  hours: 162,
  credits: 4.5,
  syncedAt: '2026-01-13T08:00:00Z',
};
const texts = {
  namespace: 'participant',
  locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
};
const open = (language: 'ru' | 'en' = 'ru', url = '/me/work-plan') =>
  renderScreen(<WorkPlanScreen />, { url, texts, roles: ['HUMAN', 'STUDENT'], language });

test('a semester shows its subjects, results, sums and where they come from', async () => {
  stub(getWorkPlan, () => autumn);
  open();
  const table = within(await screen.findByRole('table', { name: 'Учебный план, осень 2025' }));
  const row = within(table.getByRole('row', { name: /Алгебра/ }));
  expect(row.getByRole('cell', { name: 'Экзамен' })).toBeVisible();
  expect(row.getByRole('cell', { name: 'Отлично' })).toBeVisible();
  expect(row.getByRole('cell', { name: '12 января 2026' })).toBeVisible();
  expect(table.getByRole('cell', { name: 'Ещё впереди' })).toBeVisible();
  expect(screen.getByText('2 предмета · 162 часа · 4,5 зачётной единицы')).toBeVisible();
  expect(screen.getByText(/на 13 января 2026, 11:00/)).toBeVisible();
});

test('another semester is an address, and one that does not exist counts as absent', async () => {
  const asked: CallInput<typeof getWorkPlan>[] = [];
  stub(getWorkPlan, (input) => {
    asked.push(input);
    return input.query?.period ? { ...none, periods: autumn.periods, period: '2025-2' } : autumn;
  });
  const { router } = open('ru', '/me/work-plan?period=soon');
  await userEvent.click(await screen.findByRole('link', { name: 'весна 2026' }));
  expect(router.state.location.search).toBe('?period=2025-2');
  expect(await screen.findByText('В этом семестре предметов нет')).toBeVisible();
  expect(asked.map(({ query }) => query?.period)).toEqual([undefined, '2025-2']);
});

test('the plan is saved as a table', async () => {
  const textOfSaved = savedFile();
  stub(getWorkPlan, () => autumn);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать CSV' }));
  const text = await textOfSaved();
  expect(text).toMatch(/Алгебра/);
  expect(text.trim().split('\r\n')).toHaveLength(autumn.items.length + 1);
});

test('the plan is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  stub(getWorkPlan, () => autumn);
  open('en');
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('whoever has no plan yet is told when it appears', async () => {
  stub(getWorkPlan, () => none);
  open();
  expect(await screen.findByRole('heading', { name: 'Плана пока нет' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Распечатать' })).toBeNull();
});

test('a failed load can be tried again', async () => {
  stub(getWorkPlan, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(getWorkPlan, () => autumn);
  await userEvent.click(retry);
  expect(await screen.findByText('Алгебра')).toBeVisible();
});

test('staff see the plan of the person whose page it is', async () => {
  const asked: string[] = [];
  stub(getHumanWorkPlan, ({ params }) => {
    asked.push(params.id);
    return autumn;
  });
  const shown = renderScreen(<HumanWorkPlan humanId={idOf(7)} />, { texts, roles: ['SUPPORT'] });
  expect(await screen.findByText('Алгебра')).toBeVisible();
  expect(asked).toEqual([idOf(7)]);
  shown.unmount();
  stub(getHumanWorkPlan, () => new ApiError(403, 'Этот человек учится в другой организации'));
  renderScreen(<HumanWorkPlan humanId={idOf(7)} />, { texts, roles: ['EDU_OPERATOR'] });
  expect(await screen.findByText('Этот человек учится в другой организации')).toBeVisible();
});

test('a plan is asked for, and the tab says when a newer one has come', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let plan = autumn;
  const asked: CallInput<typeof syncHumanWorkPlan>[] = [];
  stub(getHumanWorkPlan, () => plan);
  stub(syncHumanWorkPlan, (input) => {
    asked.push(input);
    return {};
  });
  renderScreen(<HumanWorkPlan humanId={idOf(7)} />, { texts, roles: ['EDU_OPERATOR'] });
  await user.click(await screen.findByRole('button', { name: 'Обновить из справочника' }));
  expect(await screen.findByText(/^Запросили/)).toBeVisible();
  expect(asked).toEqual([{ params: { id: idOf(7) }, query: { period: undefined } }]);
  plan = { ...autumn, syncedAt: '2026-02-01T08:00:00Z' };
  jest.advanceTimersByTime(10_000);
  expect(await screen.findByText('План обновлён')).toBeVisible();
  jest.useRealTimers();
});

test('a plan that does not come is waited for no longer than ten minutes', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const look = jest.fn(() => autumn);
  stub(getHumanWorkPlan, look);
  stub(syncHumanWorkPlan, () => ({}));
  renderScreen(<HumanWorkPlan humanId={idOf(7)} />, { texts, roles: ['SUPPORT'] });
  await user.click(await screen.findByRole('button', { name: 'Обновить из справочника' }));
  await act(() => jest.advanceTimersByTimeAsync(590_000));
  expect(screen.getByText(/^Запросили/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText(/^План не пришёл/)).toBeVisible();
  look.mockClear();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(look).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Обновить из справочника' }));
  expect(await screen.findByText(/^Запросили/)).toBeVisible();
  jest.useRealTimers();
});

test('why a plan cannot be asked for is said, and auditors do not ask', async () => {
  const reason = 'План уже запрашивали. Повторите через 5 минут.';
  stub(getHumanWorkPlan, () => none);
  stub(syncHumanWorkPlan, () => new ApiError(429, reason, { code: 'WORK_PLAN_TOO_SOON' }));
  const shown = renderScreen(<HumanWorkPlan humanId={idOf(7)} />, { texts, roles: ['SUPPORT'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Обновить из справочника' }));
  await waitFor(() => expect(shown.store.getState().notifications[0]?.text).toBe(reason));
  expect(screen.queryByText(/^Запросили/)).toBeNull();
  shown.unmount();
  renderScreen(<HumanWorkPlan humanId={idOf(7)} />, { texts, roles: ['AUDITOR'] });
  expect(await screen.findByRole('heading', { name: 'Плана пока нет' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Обновить из справочника' })).toBeNull();
});
