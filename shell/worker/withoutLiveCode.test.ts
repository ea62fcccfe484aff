/** @jest-environment node */
import { withoutLiveCode } from './withoutLiveCode';

const kept = async (body: unknown) => {
  const headers = { 'content-length': '999', 'content-type': 'application/json' };
  const answer = await withoutLiveCode(new Response(JSON.stringify(body), { headers }));
  return { body: (await answer.json()) as unknown, type: answer.headers.get('content-type') };
};

test('the code that lives a minute is not kept, the one for offline is', async () => {
  const card = { number: '1', qrToken: 'live', qrExpiresAt: 'soon', offlineToken: 'offline' };
  expect(await kept(card)).toEqual({
    body: { number: '1', qrToken: null, qrExpiresAt: null, offlineToken: 'offline' },
    type: 'application/json',
  });
});

test('what has no code is kept as it is', async () => {
  expect((await kept(null)).body).toBeNull();
  expect((await kept({ kind: 'HUMAN' })).body).toEqual({ kind: 'HUMAN' });
});
