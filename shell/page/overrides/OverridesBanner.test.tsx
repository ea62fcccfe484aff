import { endOverrides } from '@campus/shared/contract/releases/calls';
import { stub } from '@campus/shared/testing/stub';
import { ApiError } from '@campus/shared/api/ApiError';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlannedOverride } from '../loading/Plan';
import type { RemoteLoader } from '../remotes/createRemoteLoader';
import { createFailedPlaces } from '../remotes/createFailedPlaces';
import { RemotesContext } from '../remotes/useRemotes';
import { CookiesContext } from '../session/createCookies';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { OverridesBanner } from './OverridesBanner';

const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ kind: 'STAFF', sub }))}.s`;
const staff = { kind: 'STAFF', language: { id: '1', key: 'ru' }, student: null } as never;
const until = Date.parse('2026-03-05T12:40:00Z');
const reload = jest.fn();
const rescue = () => Promise.reject(new Error('gone'));

function show(remotes: PlannedOverride[], token = tokenOf('1'), isReview?: true) {
  const nothing = { read: () => undefined, write: jest.fn(), remove: jest.fn() };
  const cookies = { authToken: { ...nothing, read: () => token }, language: nothing };
  const declaration = {
    ...{ name: 'media', title: { ru: 'Новости', en: 'News' }, owner: '' },
    ...{ routes: [], slots: [], menu: [] },
  };
  const planned = [{ declaration, release: '1', entry: '/a.js', lastKnownGood: null }];
  return renderScreen(
    <CookiesContext value={cookies}>
      <RemotesContext
        value={{ planned, loader: {} as RemoteLoader, rescue, failed: createFailedPlaces() }}
      >
        <OverridesBanner
          overrides={{ ...(isReview ? { isReview } : { by: '1' }), until, remotes }}
          reload={reload}
        />
      </RemotesContext>
    </CookiesContext>,
    { person: staff, texts: { namespace: 'overrides', locales: { ru, en } } },
  );
}

beforeEach(() => reload.mockClear());
const leave = () => userEvent.click(screen.getByRole('button', { name: 'Вернуть как у всех' }));

test('it says what runs here and until when', () => {
  show([
    { remote: 'media', release: '2.0.0-b' },
    { remote: 'support', release: '3.0.0-preview', origin: 'http://localhost:3200' },
  ]);
  expect(screen.getByText('Новости: релиз 2.0.0-b')).toBeVisible();
  expect(screen.getByText('support: сборка 3.0.0-preview с http://localhost:3200')).toBeVisible();
  expect(screen.getByText('Только в этом браузере, до 15:40 по Москве.')).toBeVisible();
});

test.each<[PlannedOverride['problem'], RegExp]>([
  ['missing', /как у всех. Релиза 2\.0\.0-b больше нет/],
  ['unregistered', /как у всех. Адрес http:\/\/dev больше не разрешён/],
  ['unreachable', /как у всех. http:\/\/dev не ответил за две секунды/],
  ['unsuited', /как у всех. То, что вы пробуете, не подходит/],
])('it says why there is the usual release after all: %s', (problem, words) => {
  show([{ remote: 'media', release: '2.0.0-b', origin: 'http://dev', problem }]);
  expect(screen.getByText(words)).toBeVisible();
});

test('one click ends everything and begins the page anew', async () => {
  const ended = jest.fn(() => ({}));
  stub(endOverrides, ended);
  show([{ remote: 'media', release: '2.0.0-b' }]);
  await leave();
  expect(ended).toHaveBeenCalledWith({});
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where it does not end, the page stays and one can try again', async () => {
  stub(endOverrides, () => new ApiError('FETCH_ERROR', 'x'));
  const { store } = show([{ remote: 'media', release: '2.0.0-b' }]);
  await leave();
  expect(reload).not.toHaveBeenCalled();
  expect(store.getState().notifications.at(-1)?.text).toMatch(/Не получилось вернуть/);
  expect(screen.getByRole('button', { name: 'Вернуть как у всех' })).not.toHaveAttribute(
    'aria-busy',
  );
});

test('it ends by itself once another person is here', async () => {
  stub(endOverrides, () => ({}));
  show([{ remote: 'media', release: '2.0.0-b' }], tokenOf('2'));
  await screen.findByText('Новости: релиз 2.0.0-b');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what a link for reviewers shows is nobody’s in particular, and stays', async () => {
  const ended = jest.fn(() => ({}));
  stub(endOverrides, ended);
  show([{ remote: 'media', release: '2.0.0-b' }], '', true);
  await screen.findByText('Новости: релиз 2.0.0-b');
  expect(reload).not.toHaveBeenCalled();
  await leave();
  expect(ended).toHaveBeenCalledTimes(1);
});
