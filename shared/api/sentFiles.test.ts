/** @jest-environment node */
import { getFile, putFile, setCurrentUserPhoto } from '@campus/shared/contract/files/calls';
import { apiWith } from '@campus/shared/testing/apiWith';
import { fakeServer } from '@campus/shared/testing/fakeServer';

const params = { bucket: 'public', fileName: 'cover.webp' } as const;
const json = { 'content-type': 'application/json' };

test('a file goes as a form beside its fields', async () => {
  const { requests } = fakeServer(() => ({ body: {} }));
  const file = new File(['bytes'], 'cover.webp');
  const alt = { ru: 'Обложка' };
  const params = { subjectId: 'f3b2c7de-3a7a-4a6c-9d0c-0a1b2c3d4e5f' };
  await apiWith()(putFile, { params, file, body: { bucket: 'public', alt } });
  expect(requests[0]?.body).toEqual({ bucket: 'public', alt: JSON.stringify(alt), file });
});

test('what stands in for fetch gets the same address, headers and form', async () => {
  const send = jest.fn(async () => new Response('{}', { headers: json }));
  const file = new File(['bytes'], 'me.webp');
  await apiWith()(setCurrentUserPhoto, { file }, { send });
  const [address, init] = send.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe('/api/users/current/photo');
  expect(new Headers(init.headers).get('authorization')).toBe('Bearer live');
  expect((init.body as FormData).get('file')).toEqual(file);
});

test('a session that ends under an upload is renewed, and the file is sent once more', async () => {
  const answers = [new Response(null, { status: 401 }), new Response('{}', { headers: json })];
  const send = jest.fn(async () => answers.shift() ?? Response.error());
  const renew = () => Promise.resolve('fresh');
  await apiWith({ renew })(setCurrentUserPhoto, { file: new File(['1'], 'me.png') }, { send });
  const bearers = (send.mock.calls as unknown as [string, RequestInit][]).map(([, init]) =>
    new Headers(init.headers).get('authorization'),
  );
  expect(bearers).toEqual(['Bearer live', 'Bearer fresh']);
});

test('a file comes as it is', async () => {
  fakeServer(() => ({ body: 'bytes', headers: { 'content-type': 'image/webp' } }));
  const blob = await apiWith()(getFile, { params });
  expect(await blob.text()).toBe('bytes');
});

test('a file that is refused is a refusal in words', async () => {
  fakeServer(() => ({ status: 404, body: { message: 'None', code: 'NOT_FOUND' } }));
  await expect(apiWith()(getFile, { params })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'None',
  });
});
