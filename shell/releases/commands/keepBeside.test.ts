/** @jest-environment node */
import { newRegistry } from '../registry/newRegistry.fixture';
import { keepBeside, readBeside } from './keepBeside';

let made: Awaited<ReturnType<typeof newRegistry>>;
beforeEach(async () => {
  made = await newRegistry();
});
afterEach(() => made.forget());

const which = { name: 'media', release: '1.0.0-a' };
const key = 'sboms/media/1.0.0-a.json';
const keep = (text: string) =>
  keepBeside(made.registry, which, new Map([[key, Buffer.from(text)]]));
const kept = async () =>
  [...(await readBeside(made.registry, which))].map(([file, content]) => [file, String(content)]);
const statements = () => made.registry.store.list('besides/media/1.0.0-a/');

test('what is kept beside a release is read as it was signed', async () => {
  await keep('one');
  expect(await kept()).toEqual([[key, 'one']]);
});

test('what is made once more is signed once, and another one changes nothing', async () => {
  await keep('one');
  await keep('one');
  await keep('two');
  expect(await kept()).toEqual([[key, 'one']]);
  expect(await statements()).toHaveLength(1);
});

test('what nobody has signed, and what was changed since, is not read', async () => {
  await made.registry.store.create(key, Buffer.from('one'));
  expect(await kept()).toEqual([]);
  await keep('one');
  expect(await kept()).toEqual([[key, 'one']]);
  await made.registry.store.replace(key, Buffer.from('two'));
  expect(await kept()).toEqual([]);
});

test('what a key has signed that is believed no more is not read', async () => {
  await keep('one');
  const { trust } = made.registry.keys;
  trust.change((keys) => keys.map((each) => ({ ...each, remotes: ['support'] })));
  expect(await kept()).toEqual([]);
});

test.each(['null', '{', '{"beside":{"name":"media","release":"1.0.0-a","files":{}}}'])(
  'a record that is none says nothing: %s',
  async (text) => {
    await made.registry.store.create('besides/media/1.0.0-a/x.json', Buffer.from(text));
    await keep('one');
    expect(await kept()).toEqual([[key, 'one']]);
  },
);
