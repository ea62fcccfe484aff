import {
  getReleasedRemote,
  listDevelopmentOrigins,
  listReleaseMoves,
} from '@campus/shared/contract/releases/calls';
import type { Role } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { storedReleaseOf, moveOf, remoteOf, withCanary } from './releaseFixtures';
import { RemoteScreen } from './RemoteScreen';

const kept = [storedReleaseOf('1.0.0-c', { wasStable: false }), storedReleaseOf('1.0.0-b')];

function stubRemote(remote = remoteOf()) {
  stub(getReleasedRemote, () => ({ remote, releases: kept }));
  stub(listReleaseMoves, () => ({ items: [moveOf()], total: 1, skip: 0, size: 20 }));
  stub(listDevelopmentOrigins, () => []);
}

const open = (roles: Role[] = ['ADMIN']) =>
  renderScreen(<RemoteScreen />, {
    url: '/admin/releases/media',
    path: '/admin/releases/:remote',
    texts: { namespace: 'admin-users', locales: { ru, en } },
    roles,
  });

test('how fast releases are and where they fail is told, for who agreed and without what was said', async () => {
  const [first = storedReleaseOf('1.0.0-c'), ...others] = kept;
  const vitals = [
    { name: 'LCP', p75: 1_234, count: 2_000 },
    { name: 'INP', p75: 300, count: 1 },
    { name: 'CLS', p75: 0.4, count: 5 },
  ] as const;
  const place = {
    phase: 'render',
    page: '/news/:url',
    count: 3,
    lastAt: '2026-03-05T09:00:00.000Z',
  };
  const lines = ['mfe-media/src/news/NewsScreen.tsx:12:3'];
  const errors = [{ ...place, lines }];
  stubRemote();
  const releases = [{ ...first, vitals: [...vitals], errors }, ...others];
  stub(getReleasedRemote, () => ({ remote: remoteOf(), releases }));
  open();
  const speed = within(await screen.findByRole('table', { name: 'Скорость' }));
  const row = within(speed.getByRole('row', { name: /1\.0\.0-c/ }));
  expect(row.getByText('1,23 с')).toBeVisible();
  expect(row.getByText(/^хорошо, 2.000 страниц$/)).toBeVisible();
  expect(row.getByText('терпимо, 1 страница')).toBeVisible();
  expect(row.getByText('плохо, 5 страниц')).toBeVisible();
  const failures = within(screen.getByRole('table', { name: 'Где ошибки' }));
  const failure = within(failures.getByRole('row', { name: /NewsScreen\.tsx:12:3/ }));
  expect(failure.getByText('экран не нарисовался')).toBeVisible();
  expect(failure.getByText('/news/:url')).toBeVisible();
});

test('where nothing was measured and nothing failed, that is said; a server of before says neither', async () => {
  const [first = storedReleaseOf('1.0.0-c'), ...others] = kept;
  stubRemote();
  const releases = [{ ...first, vitals: [], errors: [] }, ...others];
  stub(getReleasedRemote, () => ({ remote: remoteOf(), releases }));
  const { unmount } = open();
  expect(await screen.findByText('За последние сутки измерений нет.')).toBeVisible();
  expect(screen.getByText('За последние сутки ошибок не было.')).toBeVisible();
  unmount();
  stubRemote();
  open();
  await screen.findByRole('table', { name: 'Сохранённые релизы' });
  expect(screen.queryByRole('heading', { name: 'Скорость' })).toBeNull();
});

test('people of a team open a release for themselves, and move nothing', async () => {
  stubRemote(remoteOf({ kind: 'canary', channel: withCanary }));
  open(['CONTENT_MANAGER']);
  await userEvent.click(await screen.findByRole('button', { name: 'Действия с 1.0.0-c' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Открыть у себя']);
  await userEvent.keyboard('{Escape}');
  for (const name of [/Вернуть 1\.0\.0-a/, 'Убрать модуль', 'Остановить пробу'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
