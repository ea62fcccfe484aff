/** @jest-environment node */
import { withoutFields } from './withoutFields';

const live = ['qrToken', 'qrExpiresAt'];

const kept = async (body: unknown) => {
  const headers = { 'content-length': '999', 'content-type': 'application/json' };
  const answer = await withoutFields(new Response(JSON.stringify(body), { headers }), live);
  return { body: (await answer.json()) as unknown, type: answer.headers.get('content-type') };
};

test('the code that lives a minute is not kept, the one for offline is', async () => {
  const card = { number: '1', qrToken: 'live', qrExpiresAt: 'soon', offlineToken: 'offline' };
  expect(await kept(card)).toEqual({
    body: { number: '1', qrToken: null, qrExpiresAt: null, offlineToken: 'offline' },
    type: 'application/json',
  });
});

test('an answer of which nothing is left out is the very one', async () => {
  const answer = new Response('no JSON');
  expect(await withoutFields(answer, [])).toBe(answer);
});

test('what has no code is kept as it is', async () => {
  expect((await kept(null)).body).toBeNull();
  expect((await kept({ kind: 'HUMAN' })).body).toEqual({ kind: 'HUMAN' });
});
