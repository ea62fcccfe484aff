/** @jest-environment node */
import { createSecret } from '../../releases/keys/createSecret';
import { createSenders, isPerson } from './createSenders';

const secret = createSecret('/nowhere', 'a secret of this test');
const ids: Record<string, string | undefined> = {
  'Bearer ann-1': 'ann',
  'Bearer ann-2': 'ann',
  'Bearer bob': 'bob',
};
const askWho = jest.fn(async (authorization: string | undefined) => {
  const id = ids[authorization ?? ''];
  return id ? { id, roles: [], name: 'Somebody' } : undefined;
});
beforeEach(() => askWho.mockClear());

const ip = '198.51.100.7';

test('a person is the same in every network, with every token and to every process', async () => {
  const [one, other] = [createSenders(secret, askWho), createSenders(secret, askWho)];
  const { visitor } = await one({ ip, token: 'ann-1' });
  expect(isPerson(visitor)).toBe(true);
  expect((await other({ ip: '203.0.113.9', token: 'ann-2' })).visitor).toBe(visitor);
  expect((await one({ ip, token: 'bob' })).visitor).not.toBe(visitor);
});

test('a guest, and who brings a token that is nobody’s, is his network', async () => {
  const senders = createSenders(secret, askWho);
  const guest = await senders({ ip, token: undefined });
  expect(guest.visitor).toBe(guest.network);
  expect(isPerson(guest.visitor)).toBe(false);
  expect(await senders({ ip: '198.51.100.99', token: 'made-up' })).toEqual(guest);
  expect((await senders({ ip: '198.51.101.7', token: undefined })).visitor).not.toBe(guest.visitor);
});

test('while the API cannot be asked, everybody is his network', async () => {
  const senders = createSenders(secret, () => Promise.reject(new Error('down')));
  const { visitor, network } = await senders({ ip, token: 'ann-1' });
  expect(visitor).toBe(network);
});

test('the API is asked once for a token, also for one that it refuses', async () => {
  const senders = createSenders(secret, askWho);
  for (const token of ['ann-1', 'made-up', 'ann-1', 'made-up']) await senders({ ip, token });
  expect(askWho).toHaveBeenCalledTimes(2);
});

test('a hash says nothing of whose it is, and another installation has others', async () => {
  const sender = await createSenders(secret, askWho)({ ip, token: 'ann-1' });
  expect(JSON.stringify(sender)).toMatch(/^\{"visitor":"p[\da-f]{12}","network":"n[\da-f]{12}"\}$/);
  const elsewhere = createSecret('/nowhere', 'another secret');
  const other = await createSenders(elsewhere, askWho)({ ip, token: 'ann-1' });
  expect(other.visitor).not.toBe(sender.visitor);
  expect(other.network).not.toBe(sender.network);
});
