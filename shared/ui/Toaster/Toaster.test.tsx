import type { Notice } from '@campus/shared/stores/createClientStore';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from './Toaster';

afterEach(() => jest.useRealTimers());

function Page() {
  const notifications = useClientStore((state) => state.notifications);
  const dismiss = useClientStore((state) => state.dismiss);
  return (
    <>
      <button>Страница</button>
      <Toaster notifications={notifications} onClose={dismiss} />
    </>
  );
}

const open = (...notices: Omit<Notice, 'id'>[]) => {
  const { store } = renderScreen(<Page />);
  act(() => notices.forEach((notice) => store.getState().notify(notice)));
  return store;
};
const good = (text: string) => ({ tone: 'success' as const, text });
const texts = () => screen.queryAllByRole('status').map((toast) => toast.textContent);
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

test('good news is a status and leaves by itself', () => {
  jest.useFakeTimers();
  open(good('Заявка отправлена'));
  expect(texts()).toEqual(['Заявка отправлена']);
  expect(screen.getByRole('region', { name: /^Сообщения/ })).toHaveAttribute('aria-live', 'polite');
  pass(5_000);
  expect(texts()).toStrictEqual([]);
});

test('bad news is an alert and stays until it is closed', async () => {
  open({ tone: 'danger', text: 'Нет связи' });
  expect(screen.getByRole('alert')).toHaveTextContent('Нет связи');
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('bad news of a call has its id for support', () => {
  open({ tone: 'danger', text: 'Сервис недоступен', requestId: 'r-17' });
  expect(screen.getByRole('alert')).toHaveTextContent('Код для поддержки: r-17');
  expect(screen.getByRole('button', { name: 'Скопировать код для поддержки' })).toBeVisible();
});

test('an action gives eight seconds, is done once and closes the notice', () => {
  jest.useFakeTimers();
  const onClick = jest.fn();
  open({ ...good('Удалено'), action: { label: 'Отменить', onClick } });
  pass(7_900);
  act(() => screen.getByRole('button', { name: 'Отменить' }).click());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(texts()).toStrictEqual([]);
});

test('nothing leaves while the pointer is over a notice or the tab is hidden', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open(good('Первое'), good('Второе'));
  await user.hover(screen.getByText('Первое'));
  pass(60_000);
  expect(texts()).toEqual(['Первое', 'Второе']);

  await user.unhover(screen.getByText('Первое'));
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(60_000);
  expect(texts()).toEqual(['Первое', 'Второе']);

  jest.restoreAllMocks();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(5_000);
  expect(texts()).toStrictEqual([]);
});

test('three are shown, and the next comes when one of them leaves', () => {
  jest.useFakeTimers();
  const store = open(...['1', '2', '3', '4'].map(good));
  expect(texts()).toEqual(['1', '2', '3']);
  act(() => store.getState().dismiss('2'));
  expect(texts()).toEqual(['1', '3', '4']);
});

test('what says the same, or has the same id, takes the place of the earlier', () => {
  const store = open(good('Скопировано'), good('Скопировано'));
  expect(texts()).toEqual(['Скопировано']);
  act(() => store.getState().notify({ id: 'save', tone: 'info', text: 'Сохраняем' }));
  act(() => store.getState().notify({ id: 'save', tone: 'success', text: 'Сохранено' }));
  expect(texts()).toEqual(['Скопировано', 'Сохранено']);
});

test('F6 goes to the notices and back, and Escape closes them from the newest on', async () => {
  open(good('Первое'), good('Второе'));
  const page = screen.getByRole('button', { name: 'Страница' });
  page.focus();
  await userEvent.keyboard('{F6}');
  expect(screen.getByRole('region', { name: /F6/ })).toHaveFocus();
  await userEvent.keyboard('{F6}');
  expect(page).toHaveFocus();

  await userEvent.keyboard('{F6}{Tab}{Escape}');
  expect(texts()).toEqual(['Первое']);
  await userEvent.keyboard('{Escape}');
  expect(texts()).toStrictEqual([]);
  expect(page).toHaveFocus();
});
