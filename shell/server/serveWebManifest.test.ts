/** @jest-environment node */
import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';
import type { Planner } from './createPlanner';
import { newTestServers } from './newTestServers.fixture';

const entry = (to: string, order: number, more: Partial<MenuEntry> = {}): MenuEntry => ({
  ...{ to, order, label: { ru: `Раздел ${to}`, en: to } },
  ...{ icon: 'card', group: 'me', access: ['HUMAN'], isOnIcon: true },
  ...more,
});

const active = [
  [entry('/help', 1, { group: 'main' }), entry('/me/pass', 2)],
  [entry('/me/pay', 1), entry('/news', 1, { group: 'main', isOnIcon: undefined })],
].map((menu) => ({ manifest: { declaration: { menu } } }));

test('the icon of the installed product offers what remotes want there, a person’s own first', async () => {
  const doors = await newTestServers();
  const planner = { read: () => Promise.resolve({ active }) } as unknown as Planner;
  const door = await doors.open({ planner });
  const { headers, body } = await door.inject('/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const { shortcuts } = JSON.parse(body) as { shortcuts: { name: string; url: string }[] };
  expect(shortcuts.map(({ url }) => url)).toEqual(['/me/pay', '/me/pass', '/help']);
  expect(shortcuts[0]?.name).toBe('Раздел /me/pay');
  await door.close();
  doors.forget();
});
