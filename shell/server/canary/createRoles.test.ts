/** @jest-environment node */
import type { Principal } from '@campus/shared/contract/people/principalOf';
import { createRoles } from './createRoles';

const staff: Principal = { id: '1', roles: ['ADMIN'], name: 'Анна Иванова' };
const never = () => new Promise<never>(() => undefined);

test('a person is asked for once a minute', async () => {
  jest.useFakeTimers();
  const askWho = jest.fn(async () => staff);
  const roles = createRoles(askWho);
  expect(await roles('token')).toEqual(['ADMIN']);
  expect(await roles('token')).toEqual(['ADMIN']);
  expect(askWho.mock.calls).toEqual([['Bearer token']]);
  jest.advanceTimersByTime(61_000);
  await roles('token');
  expect(askWho).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('nobody is asked for without a token', async () => {
  const askWho = jest.fn();
  expect(await createRoles(askWho)(undefined)).toStrictEqual([]);
  expect(askWho).not.toHaveBeenCalled();
});

test.each([
  ['refuses the token', async () => undefined],
  ['fails', async () => Promise.reject(new Error('down'))],
])('there is no role while the API %s', async (_, askWho) => {
  expect(await createRoles(askWho)('token')).toStrictEqual([]);
});

test('a token that nobody knows is not asked for again at once', async () => {
  const askWho = jest.fn(async () => undefined);
  const roles = createRoles(askWho);
  for (let time = 0; time < 2; time += 1) expect(await roles('token')).toStrictEqual([]);
  expect(askWho).toHaveBeenCalledTimes(1);
});

test('what a token stood for is believed for ten minutes while the API hangs', async () => {
  jest.useFakeTimers();
  const askWho = jest
    .fn<Promise<Principal>, [string | undefined]>(never)
    .mockResolvedValueOnce(staff);
  const roles = createRoles(askWho);
  await roles('token');
  jest.advanceTimersByTime(599_900);
  expect(await roles('token')).toEqual(['ADMIN']);
  jest.advanceTimersByTime(100);
  const later = roles('token');
  await jest.advanceTimersByTimeAsync(301);
  expect(await later).toStrictEqual([]);
  jest.useRealTimers();
});

test('nobody waits longer than 300 ms for it', async () => {
  jest.useFakeTimers();
  const roles = createRoles(never)('token');
  await jest.advanceTimersByTimeAsync(301);
  expect(await roles).toStrictEqual([]);
  jest.useRealTimers();
});
