/** @jest-environment node */
import { integrityOf } from '@campus/shared/build/integrityOf';
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
  expect(await kept()).toStrictEqual([]);
  await keep('one');
  expect(await kept()).toEqual([[key, 'one']]);
  await made.registry.store.replace(key, Buffer.from('two'));
  expect(await kept()).toStrictEqual([]);
});

test('what a key has signed that is believed no more is not read', async () => {
  await keep('one');
  const { trust } = made.registry.keys;
  trust.change((keys) => keys.map((each) => ({ ...each, remotes: ['support'] })));
  expect(await kept()).toStrictEqual([]);
});

const sign = (files: unknown) => {
  const beside = { ...which, files };
  const signature = made.registry.keys.sign(`campus beside\n${JSON.stringify(beside)}`);
  return Buffer.from(JSON.stringify({ beside, ...signature }));
};

test.each(['0', 'f'])('a second statement takes nothing from the first: %s', async (id) => {
  await keep('one');
  const [first] = await statements();
  const second = first?.replace(/[^/]+$/, `${id.repeat(8)}.json`) ?? '';
  await made.registry.store.create(second, sign({ [key]: integrityOf(Buffer.from('two')) }));
  expect(await kept()).toEqual([[key, 'one']]);
  await keep('one');
  expect(await statements()).toHaveLength(2);
});

test.each([null, [], { [key]: 1 }])(
  'a signed list that is none says nothing: %j',
  async (files) => {
    await made.registry.store.create('besides/media/1.0.0-a/x.json', sign(files));
    await keep('one');
    expect(await kept()).toEqual([[key, 'one']]);
  },
);

test.each(['null', '{', '{"beside":{"name":"media","release":"1.0.0-a","files":{}}}'])(
  'a record that is none says nothing: %s',
  async (text) => {
    await made.registry.store.create('besides/media/1.0.0-a/x.json', Buffer.from(text));
    await keep('one');
    expect(await kept()).toEqual([[key, 'one']]);
  },
);
