/** @jest-environment node */
import { createSharedDocuments, type Witness } from './createSharedDocuments';

let now = 0;
let made = 0;
beforeEach(() => {
  [now, made] = [0, 0];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

interface Made {
  number: number;
  size: number;
}

const limits = {
  freshFor: 1_000,
  unfinishedFor: 100,
  recentFor: 2_000,
  staleFor: 5_000,
  patience: 5,
  most: 3,
};
const open = () => createSharedDocuments<Made>(limits);
const number = (about?: (witness: Witness<Made>) => void) => async (witness: Witness<Made>) => {
  about?.(witness);
  return { number: ++made, size: 1 };
};

test('who comes while a document is made waits for the same, and who comes soon after gets it', async () => {
  const documents = open();
  const all = await Promise.all([1, 2, 3].map(() => documents.get('/news', number())));
  now = 999;
  all.push(await documents.get('/news', number()));
  expect(all.map((one) => one.number)).toEqual([1, 1, 1, 1]);
  now = 1_000;
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 2 });
});

test('another key is another document', async () => {
  const documents = open();
  await documents.get('/news ru', number());
  await expect(documents.get('/news en', number())).resolves.toMatchObject({ number: 2 });
});

test('a document that may not be given any more makes room for one that may', async () => {
  const documents = open();
  await documents.get('/news', number());
  await documents.get(
    '/events',
    number(({ isUnfinished }) => isUnfinished()),
  );
  await documents.get('/grants', number());
  now = 100;
  await documents.get('/help', number());
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 1 });
});

test('what has read of an area is made anew when something is written there', async () => {
  const documents = open();
  await documents.get(
    '/news',
    number(({ reads }) => reads('/api/media/news')),
  );
  documents.expire('/api/grants/');
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 1 });
  documents.expire('/api/media/');
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 2 });
});

test('what was read before a change is not kept, however late it is made', async () => {
  const documents = open();
  let finish = () => undefined as void;
  const wait = new Promise<void>((resolve) => (finish = resolve));
  const old = documents.get('/news', async ({ reads }) => {
    reads('/api/media/news');
    await wait;
    return { number: 0, size: 1 };
  });
  documents.expire('/api/media/');
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 1 });
  finish();
  await expect(old).resolves.toMatchObject({ number: 0 });
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 1 });
});

test.each<[string, (witness: Witness<Made>) => void]>([
  ['unfinished', ({ isUnfinished }) => isUnfinished()],
  ['without an answer', ({ reads }) => reads('/api/media/news', false)],
])('a document that is %s is given for a shorter time', async (_, about) => {
  const documents = open();
  await documents.get('/news', number(about));
  now = 99;
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 1 });
  now = 100;
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 2 });
});

test('what was late takes the place of the one that went out without it', async () => {
  const documents = open();
  let finish = (_: Made) => undefined as void;
  await documents.get(
    '/news',
    number((witness) => {
      witness.isUnfinished();
      witness.reads('/api/media/news');
      finish = witness.finish;
    }),
  );
  finish({ number: 9, size: 1 });
  now = 999;
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 9 });
  documents.expire('/api/media/');
  finish({ number: 9, size: 1 });
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 2 });
});

test('a partial one that was late is given for a shorter time, and takes the place of no finished one', async () => {
  const documents = open();
  let finish: Witness<Made>['finish'] = () => undefined;
  const late = number((witness) => {
    witness.isUnfinished();
    finish = witness.finish;
  });
  await documents.get('/news', late);
  finish({ number: 8, size: 1 }, true);
  now = 99;
  await expect(documents.get('/news', late)).resolves.toMatchObject({ number: 8 });
  now = 100;
  await expect(documents.get('/news', late)).resolves.toMatchObject({ number: 2 });
  finish({ number: 8, size: 1 }, true);
  finish({ number: 9, size: 1 });
  finish({ number: 8, size: 1 }, true);
  now = 1_099;
  await expect(documents.get('/news', late)).resolves.toMatchObject({ number: 9 });
  now = 1_100;
  await documents.get('/news', late);
  finish({ number: 8, size: 1 }, true);
  await expect(documents.get('/news', late)).resolves.toMatchObject({ number: 9 });
});

const unfinished = number(({ isUnfinished }) => isUnfinished());

test('where there is no time to finish the next one, the last finished one is given for a while', async () => {
  const documents = open();
  await documents.get('/news', number());
  now = 1_000;
  await expect(documents.get('/news', unfinished)).resolves.toMatchObject({ number: 1 });
  now = 4_999;
  await expect(documents.get('/news', unfinished)).resolves.toMatchObject({ number: 1 });
  now = 5_099;
  await expect(documents.get('/news', unfinished)).resolves.toMatchObject({ number: 4 });
});

/** Makes a document when it is told to. */
function slowly() {
  let finish = () => undefined as void;
  const wait = new Promise<void>((resolve) => (finish = resolve));
  return { make: () => wait.then(() => ({ number: ++made, size: 1 })), finish };
}

test('nobody waits long for the next one where a recent one is there', async () => {
  const documents = open();
  await documents.get('/news', number());
  now = 1_999;
  const { make, finish } = slowly();
  const both = [documents.get('/news', make), documents.get('/news', make)];
  expect((await Promise.all(both)).map((one) => one.number)).toEqual([1, 1]);
  await expect(documents.get('/news', make)).resolves.toMatchObject({ number: 1 });
  finish();
  await new Promise(setImmediate);
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 2 });
  now = 2_998;
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 2 });
});

test('the next one is waited for where none is recent, or what it has read was written', async () => {
  const documents = open();
  const reads = number((witness) => witness.reads('/api/media/news'));
  await documents.get('/news', reads);
  now = 2_000;
  const first = slowly();
  const second = documents.get('/news', first.make);
  // Longer than anybody waits for one where a recent one is there.
  setTimeout(first.finish, 20);
  await expect(second).resolves.toMatchObject({ number: 2 });
  now = 3_500;
  const last = slowly();
  const third = documents.get('/news', last.make);
  documents.expire('/api/media/');
  setTimeout(last.finish, 20);
  await expect(third).resolves.toMatchObject({ number: 3 });
});

test('the finished one takes the place of an older one as soon as it is there', async () => {
  const documents = open();
  await documents.get('/news', number());
  now = 1_000;
  await documents.get('/news', unfinished);
  now = 1_100;
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 3 });
});

test('an older one is not given for what was written meanwhile, nor one that was never finished', async () => {
  const documents = open();
  await documents.get(
    '/news',
    number(({ reads }) => reads('/api/media/news')),
  );
  now = 1_000;
  const renewed = documents.get('/news', unfinished);
  documents.expire('/api/media/');
  await expect(renewed).resolves.toMatchObject({ number: 2 });
  now = 2_000;
  await expect(documents.get('/news', unfinished)).resolves.toMatchObject({ number: 3 });
  now = 2_100;
  await expect(documents.get('/news', unfinished)).resolves.toMatchObject({ number: 4 });
});

test('what is no longer there is said at once, although a finished one was', async () => {
  const documents = open();
  await documents.get('/news', number());
  now = 1_000;
  const gone = number(({ isUnfinished, isPassing }) => {
    isUnfinished();
    isPassing();
  });
  await expect(documents.get('/news', gone)).resolves.toMatchObject({ number: 2 });
});

test('a passing document is for those who wait for it, and not kept', async () => {
  const documents = open();
  const passing = number(({ isPassing }) => isPassing());
  const both = [documents.get('/news', passing), documents.get('/news', passing)];
  expect((await Promise.all(both)).map((one) => one.number)).toEqual([1, 1]);
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 2 });
});

test('a document that cannot be made is tried again', async () => {
  const documents = open();
  await expect(documents.get('/news', () => Promise.reject(new Error('no shell')))).rejects.toThrow(
    'no shell',
  );
  await expect(documents.get('/news', number())).resolves.toMatchObject({ number: 1 });
});

test('the one that nobody has wanted for longest makes room', async () => {
  const documents = open();
  for (const key of ['a', 'b', 'c', 'a', 'd']) await documents.get(key, number());
  await expect(documents.get('a', number())).resolves.toMatchObject({ number: 1 });
  await expect(documents.get('b', number())).resolves.toMatchObject({ number: 5 });
});
