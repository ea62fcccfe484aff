import { ApiError } from '@campus/shared/api/ApiError';
import { listMobileVersions, listServiceWorks } from '@campus/shared/contract/resources/calls';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { Announcements } from './Announcements';
import { MobileApp } from './MobileApp';
import type { Maintenance } from './announcementOf';

const hour = 3_600_000;
/** 22:00 in Moscow on the fifth of March. */
const start = Date.parse('2026-03-05T19:00:00Z');
const work: Maintenance = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Обновление базы',
  text: 'Переезжаем на новую версию',
  startsAt: new Date(start).toISOString(),
  endsAt: new Date(start + 3 * hour).toISOString(),
  severity: 'READ_ONLY',
};

const user = userEvent.setup({ advanceTimers: (wait) => jest.advanceTimersByTime(wait) });
const pass = (wait: number) => act(() => jest.advanceTimersByTimeAsync(wait));

async function showAt(time: number, works = [work]) {
  jest.useFakeTimers({ now: time });
  stub(listServiceWorks, () => works);
  const view = renderWithSession(
    <>
      <Announcements />
      <MobileApp />
    </>,
  );
  await pass(100);
  return view;
}

const region = () => screen.queryByRole('region', { name: 'Технические работы' });

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  Cookies.remove('Consent');
});

test('24. Maintenance banner 48 h ahead: when in local words, and what will not work', async () => {
  await showAt(start - 30 * hour);
  expect(region()).toHaveTextContent('Сохранять будет нельзя: завтра с 22:00 до 01:00 мск');
  await user.click(screen.getByRole('button', { name: 'Подробнее' }));
  expect(region()).toHaveTextContent('сохранять и отправлять — нет');
  expect(region()).toHaveTextContent('Обновление базы. Переезжаем на новую версию');
});

test('it turns from ahead to now to over without a reload', async () => {
  await showAt(start - 90_000);
  expect(region()).toHaveTextContent('сегодня с 22:00 до 01:00');
  await pass(90_000);
  expect(region()).toHaveTextContent('Сохранять нельзя: до 01:00 мск');
  expect(screen.queryByRole('button', { name: 'Закрыть сообщение' })).not.toBeInTheDocument();
  await pass(3 * hour);
  expect(region()).toHaveTextContent('Технические работы закончены');
  await pass(11 * 60_000);
  expect(region()).not.toBeInTheDocument();
});

test('it floats from an hour before on, unless it is open, and lies on nothing before', async () => {
  await showAt(start - hour - 1_000);
  expect(region()).not.toHaveAttribute('data-floating');
  await pass(2_000);
  expect(region()).toHaveAttribute('data-floating');
  await user.click(screen.getByRole('button', { name: 'Подробнее' }));
  expect(region()).not.toHaveAttribute('data-floating');
});

test('what is closed stays closed on the next page and opens when it begins', async () => {
  const first = await showAt(start - hour);
  await user.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
  expect(region()).not.toBeInTheDocument();
  first.unmount();
  await showAt(start - hour / 2);
  expect(region()).not.toBeInTheDocument();
  await pass(hour / 2);
  expect(region()).toHaveTextContent('Сохранять нельзя');
});

test('a browser that forbids storage closes it until the page is left', async () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  await showAt(start - hour);
  await user.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
  expect(region()).not.toBeInTheDocument();
});

test('a standstill says at once what still works', async () => {
  await showAt(start + hour, [{ ...work, severity: 'DOWN' }]);
  expect(screen.getByRole('alert')).toHaveTextContent('«Кампус» закрыт на технические работы');
  expect(screen.getByRole('alert')).toHaveTextContent('карта, сохранённая в телефоне');
});

test('works of days are told by date', async () => {
  const endsAt = new Date(start + 60 * hour).toISOString();
  await showAt(start - hour, [{ ...work, endsAt, severity: 'INFO' }]);
  expect(region()).toHaveTextContent('с 5 марта 2026, 22:00 до 8 марта 2026, 10:00 мск');
});

describe('the mobile application', () => {
  const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile';
  const link = () => screen.queryByRole('link', { name: /Приложение «Кампус» для Android/ });
  const versions = (storeUrl: string) =>
    stub(listMobileVersions, () => [
      {
        platform: 'ANDROID' as const,
        version: '2.4.1',
        minSupported: '2.1.0',
        storeUrl,
        forceUpdate: false,
      },
    ]);

  beforeEach(() => {
    Cookies.set('Consent', 'necessary');
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android);
    versions('https://example.com/campus-android');
  });

  test('is offered on a phone, and when it is closed not before a month has passed', async () => {
    const first = await showAt(start, []);
    expect(link()).toHaveAttribute('href', 'https://example.com/campus-android');
    await user.click(screen.getByRole('button', { name: 'Не предлагать приложение месяц' }));
    expect(link()).not.toBeInTheDocument();
    first.unmount();
    const second = await showAt(start + 29 * 24 * hour, []);
    expect(link()).not.toBeInTheDocument();
    second.unmount();
    await showAt(start + 31 * 24 * hour, []);
    expect(link()).toBeInTheDocument();
  });

  test('leads to a secure address only', async () => {
    versions('http://example.com/campus-android');
    await showAt(start, []);
    expect(link()).not.toBeInTheDocument();
  });

  test('waits for the works to be over, and for the cookies to be settled', async () => {
    const first = await showAt(start, [work]);
    expect(link()).not.toBeInTheDocument();
    first.unmount();
    Cookies.remove('Consent');
    await showAt(start, []);
    expect(link()).not.toBeInTheDocument();
  });

  test('is not offered to whoever cannot be told where it is', async () => {
    stub(listMobileVersions, () => new ApiError(503, 'Сервис недоступен'));
    const { store } = await showAt(start, []);
    await waitFor(() => expect(link()).not.toBeInTheDocument());
    expect(store.getState().notifications).toStrictEqual([]);
  });
});
