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
  expect(await createRoles(askWho)(undefined)).toEqual([]);
  expect(askWho).not.toHaveBeenCalled();
});

test.each([
  ['refuses the token', async () => undefined],
  ['fails', async () => Promise.reject(new Error('down'))],
])('there is no role while the API %s', async (_, askWho) => {
  expect(await createRoles(askWho)('token')).toEqual([]);
});

test('nobody waits longer than 300 ms for it', async () => {
  jest.useFakeTimers();
  const roles = createRoles(never)('token');
  await jest.advanceTimersByTimeAsync(301);
  expect(await roles).toEqual([]);
  jest.useRealTimers();
});
