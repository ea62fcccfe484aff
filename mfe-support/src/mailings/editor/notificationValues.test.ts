import { notificationOf } from '../openNotifications';
import { notificationSchema, toRequest, notificationValuesOf } from './notificationValues';

const filter = {
  ...{ search: 'Анна', courses: [1, 3], levels: ['MASTER' as const], hasCard: false },
  ...{ state: 'ACTIVE' as const, programIds: ['0b6a4b5e-9d5a-4c1e-8a0e-000000000007'] },
  createdFrom: '2026-08-31T21:00:00.000Z',
  createdTo: '2026-11-10T20:59:59.999Z',
};

test.each([
  notificationOf({ audience: { mode: 'FILTER', filter } }),
  notificationOf({ audience: { mode: 'IDS', humanIds: ['0b6a4b5e-9d5a-4c1e-8a0e-000000000002'] } }),
  notificationOf({ audience: { mode: 'STUDENTS' }, sendAt: '2040-12-05T07:00:42.000Z' }),
])('a notification that nobody changes is saved as it was: $audience', (saved) => {
  const { title, body, kind, channels, link, sendAt, audience, version } = saved;
  const same = { title, body, kind, channels, link, sendAt, audience, version };
  expect(toRequest(notificationValuesOf(saved), sendAt)).toEqual(same);
  expect(notificationSchema(saved).safeParse(notificationValuesOf(saved)).data).toEqual(same);
});

test('an address of this site may be pasted whole; another is refused', () => {
  const values = notificationValuesOf(notificationOf());
  const check = (link: string) => notificationSchema(null).safeParse({ ...values, link });
  expect(check(` ${window.location.origin}/me/card `).data).toMatchObject({ link: '/me/card' });
  expect(check('').data).toMatchObject({ link: null });
  expect(check('https://example.test/me').error?.issues).toMatchObject([
    { path: ['link'], message: 'PATH_FORMAT' },
  ]);
});
