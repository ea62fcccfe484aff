/** @jest-environment node */
import type { Report } from '../../page/reports/Report';
import { createOwnerMail, tellOwners } from './tellOwners';

const flush = jest.fn(async () => {});
const report = Object.assign(jest.fn(), { flush });
const send = jest.fn<Promise<void>, [{ to: string; subject: string; text: string }]>(
  async () => {},
);
const tell = tellOwners(report, { send, origin: 'https://campus.test' });
const move: Report = {
  ...{ kind: 'move', move: 'rollback', remote: 'media', release: '2.0.0-b' },
  ...{ owner: 'media@campus.test', message: '2.0.0-b failed for 5 of 9 visitors (55.6 %).' },
};
beforeEach(() => jest.clearAllMocks());

test('the owner is told what the server has moved, why, and where to look', () => {
  tell(move);
  expect(report).toHaveBeenCalledWith(move);
  const [mail] = send.mock.calls[0] ?? [];
  expect(mail?.to).toBe('media@campus.test');
  expect(mail?.subject).toMatch(/^media 2\.0\.0-b: .*gone back/);
  expect(mail?.text).toMatch(
    /failed for 5 of 9 visitors[^]*https:\/\/campus\.test\/admin\/releases\/media$/,
  );
});

test('the owner is told of an alarm, before or instead of a move', () => {
  const alarm = { kind: 'alarm', remote: 'shell', release: '2', message: '2 failed for 3 of 9.' };
  tell({ ...alarm, owner: 'platform@campus.test' } as Report);
  const [mail] = send.mock.calls[0] ?? [];
  expect(mail?.subject).toMatch(/^shell 2: тревога.*alarm/);
  expect(mail?.text).toContain('2 failed for 3 of 9.');
});

test.each([
  ['a shell of before, which has no owner', { ...move, owner: null }],
  ['an owner that is no address', { ...move, owner: 'the media team' }],
  ['an address with another one in it', { ...move, owner: 'a@campus.test, b@campus.test' }],
  [
    'an alarm of which another process writes',
    { kind: 'alarm', remote: 'media', release: '2', owner: null, message: 'fails' },
  ],
] as [string, Report][])('nobody is written to for %s', (_, told) => {
  tell(told);
  expect(report).toHaveBeenCalledWith(told);
  expect(send).not.toHaveBeenCalled();
});

test('a letter that cannot be sent is said in the log, and nothing else happens', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  send.mockRejectedValueOnce(new Error('no server'));
  tell(move);
  await Promise.resolve().then(() => undefined);
  await Promise.resolve();
  expect(said).toHaveBeenCalledWith('The owner of media could not be written to: no server');
});

test('a letter under way, and what reports wait for, is waited for at the end', async () => {
  let answer = () => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  tell(move);
  const ended = jest.fn();
  const flushed = tell.flush().then(ended);
  await new Promise(setImmediate);
  expect([flush.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
  answer();
  await flushed;
  expect(ended).toHaveBeenCalledTimes(1);
});

test('without a server for mail there is nobody to send by', () => {
  expect(createOwnerMail({})).toBeUndefined();
});
