/** @jest-environment node */
import type { OfflinePage } from '@campus/shared/remote/RemoteDeclaration';

const title = { ru: 'Пропуск', en: 'Pass' };
const call = '/api/pass' as const;
const pass: OfflinePage = {
  page: '/me/pass',
  answers: [{ call, pictures: { photoUrl: '/api/photos/' } }],
  ...{ text: title, label: title, icon: 'card', order: 1 },
};

const stored = new Map<string, Response>();
const put = async (address: string, answer: Response) => void stored.set(address, answer);
const match = async (address: string) => stored.get(address)?.clone();

/** Another life of the worker: nothing is in its memory. */
const wake = async () => {
  jest.resetModules();
  return import('./knownPages');
};

const learning = () => {
  const postMessage = jest.fn();
  return { event: { ports: [{ postMessage }] } as unknown as ExtendableMessageEvent, postMessage };
};

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, { caches: { match, open: async () => ({ put }) } });
});

test('what a page declares is known at once, and the page is told so', async () => {
  const { learnPages, mayBeAnswer, mayBePicture, answerAt } = await wake();
  const { event, postMessage } = learning();
  await learnPages(event, [pass]);
  expect(postMessage).toHaveBeenCalledTimes(1);
  expect([mayBeAnswer(call), mayBeAnswer('/api/news')]).toEqual([true, false]);
  expect([mayBePicture('/api/photos/1'), mayBePicture('/api/logos/1')]).toEqual([true, false]);
  expect(await answerAt(call)).toEqual(pass.answers[0]);
});

test('a worker that has just woken up lets no declared answer pass by', async () => {
  const before = await wake();
  await before.learnPages(learning().event, [pass]);
  const { knownPages, mayBeAnswer, mayBePicture } = await wake();
  expect([mayBeAnswer(call), mayBePicture('/api/photos/1')]).toEqual([true, true]);
  expect(mayBeAnswer('/shell/main.js')).toBe(false);
  expect(await knownPages()).toEqual([pass]);
  expect(mayBeAnswer('/api/news')).toBe(false);
});

test('a browser that forbids caches knows of no page', async () => {
  Object.assign(globalThis, { caches: { match: () => Promise.reject(new Error('Refused')) } });
  const { knownPages } = await wake();
  expect(await knownPages()).toStrictEqual([]);
});
