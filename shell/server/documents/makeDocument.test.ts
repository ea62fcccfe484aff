/** @jest-environment node */
import type { RenderedScreen } from '../page';
import { makeDocument, type DocumentRequest, type Sources } from './makeDocument';

const route = {
  path: '/news/:url',
  title: { ru: 'Новость', en: 'News' },
  head: { call: '/api/a' },
};

/** As the server has rendered it with this answer. */
const renderedWith = (error: object | null): RenderedScreen => ({
  rendered: {
    html: '<main>rendered</main>',
    dehydratedState: { queries: [{ state: { error } } as never], mutations: [] },
  },
  hydrationScript: '',
  stylesheets: [],
});

const gone = renderedWith({ status: 404 });

const newWitness = () => ({
  reads: jest.fn(),
  isUnfinished: jest.fn(),
  isPassing: jest.fn(),
  finish: jest.fn(),
});

const sourcesWith = (isMissing: boolean) => ({
  records: { read: async () => (isMissing ? { isMissing } : { isMissing, values: {} }) },
  settings: { read: async () => ({ values: new Map(), head: { tags: [], skipped: [] } }) },
});

/** By a guest, for a page with this route. */
const askedOf = (page: { path: string }) => ({
  reading: {
    plan: { release: '1', language: 'ru', remotes: [], integrity: {} },
    shell: { scripts: [], styles: [], texts: { ru: [] }, parts: {} },
    active: [],
  },
  screen: {
    ...{ page, params: {}, isPrivate: false },
    ...{ isServerRendered: true, isRenderedForPerson: true },
    remote: {
      route: page,
      release: {
        base: '/',
        manifest: {
          ...{ entry: 'a.js', exposed: [], screens: {} },
          declaration: { name: 'media', routes: [page], slots: [] },
        },
      },
    },
  },
  place: { language: 'ru', origin: '', path: '/news/a' },
  ...{ search: '', ip: '', appearance: {}, isForEverybody: true },
});

/** Makes the document where the head is told this of the record, and the rendering came so. */
async function make(isMissing: boolean, now?: RenderedScreen, late?: RenderedScreen) {
  const asked = askedOf(route) as unknown as DocumentRequest;
  const sources = {
    ...sourcesWith(isMissing),
    async serverRendering({ onLate }: { onLate: (screen: RenderedScreen) => void }) {
      if (late) onLate(late);
      return now;
    },
  } as unknown as Sources;
  const witness = newWitness();
  const { status, pieces } = await makeDocument(asked, sources, witness);
  return { status, isRendered: pieces.join('').includes('<main>rendered'), witness };
}

test('what is rendered stands in the document, which is finished', async () => {
  const { status, isRendered, witness } = await make(false, renderedWith(null));
  expect({ status, isRendered }).toEqual({ status: 200, isRendered: true });
  expect(witness.isUnfinished).not.toHaveBeenCalled();
});

test('that a record is missing stands in the document of a missing page, which is not kept', async () => {
  const { status, isRendered, witness } = await make(true, gone);
  expect({ status, isRendered }).toEqual({ status: 404, isRendered: true });
  expect(witness.isPassing).toHaveBeenCalled();
});

test('in the document of a page that is there it does not stand: the browser asks again', async () => {
  const { status, isRendered, witness } = await make(false, gone);
  expect({ status, isRendered }).toEqual({ status: 200, isRendered: false });
  expect(witness.isUnfinished).toHaveBeenCalled();
});

test('nor does it finish that document when it comes late', async () => {
  const { witness } = await make(false, undefined, gone);
  expect(witness.finish).not.toHaveBeenCalled();
  expect((await make(false, undefined, renderedWith(null))).witness.finish).toHaveBeenCalledTimes(
    1,
  );
});

test.each(['in time', 'late'])(
  'a page that came %s without an answer is rendered once more, for the next reader',
  async (when) => {
    jest.useFakeTimers({ doNotFake: ['nextTick'] });
    const { rendered, ...rest } = renderedWith(null);
    const partial = { ...rest, rendered: { ...rendered, isPartial: true, lacksAnswers: true } };
    const serverRendering = jest
      .fn<Promise<RenderedScreen | undefined>, [{ onLate: (screen: RenderedScreen) => void }]>()
      .mockResolvedValue(partial);
    if (when === 'late')
      serverRendering.mockImplementationOnce(async ({ onLate }) => {
        onLate(partial);
        return undefined;
      });
    const witness = newWitness();
    const asked = askedOf(route) as unknown as DocumentRequest;
    const sources = { ...sourcesWith(false), serverRendering } as unknown as Sources;
    await makeDocument(asked, sources, witness);
    witness.finish.mockClear();
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(serverRendering).toHaveBeenCalledTimes(2);
    expect(witness.finish).toHaveBeenCalledTimes(1);
  },
);

const own = {
  ...{ path: '/me/card', title: { ru: 'Карта', en: 'Card' } },
  ...{ access: ['STUDENT'], firstCalls: ['/api/card?a=1'] },
};
const person = '/api/participants/current-human';
const bodies = { [person]: { kind: 'HUMAN' }, '/api/card?a=1': { number: '2200' }, '/api/b': [7] };

/** Makes the document of a person’s page; the rendering reads the card. */
async function makeOwn(more: object = {}, answered: object | undefined = bodies) {
  const serverRendering = jest.fn(
    async ({ onAnswer }: { onAnswer: (path: string, isAnswered: boolean) => void }) => {
      onAnswer(person, true);
      onAnswer('/api/card?a=1', true);
      onAnswer('/api/b', false);
      return renderedWith(null);
    },
  );
  const asked = {
    ...askedOf(own),
    ...{ token: 'secret-token', isForEverybody: false, isSignedIn: true },
    ...more,
  } as unknown as DocumentRequest;
  const answers = answered && { of: 'end', language: 'ru', bodies: answered };
  const firstCalls = jest.fn(async () => answers);
  const sources = { ...sourcesWith(false), serverRendering, firstCalls } as unknown as Sources;
  const { pieces } = await makeDocument(asked, sources, newWitness());
  const html = pieces.join('');
  const [, left] = /id="answers"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  return {
    html,
    isRendered: html.includes('<main>rendered'),
    left: left && (JSON.parse(left) as { bodies: unknown }).bodies,
    orders: serverRendering.mock.calls as unknown[],
  };
}

test('a page of a person is rendered from what the person was answered, and carries the rest', async () => {
  const { html, isRendered, left, orders } = await makeOwn();
  expect(isRendered).toBe(true);
  expect(html).toContain('<div id="root" data-own>');
  expect(left).toEqual({ '/api/b': [7] });
  expect(orders).toEqual([[expect.objectContaining({ own: bodies })]]);
  // The thread gets no token.
  expect(JSON.stringify(orders)).not.toContain('secret-token');
});

test.each<[string, object, object?]>([
  ['of staff', {}, { ...bodies, [person]: { kind: 'STAFF' } }],
  ['of somebody whose token is refused', {}, { '/api/card?a=1': {} }],
  ['whose answer was late, or is asked for otherwise', {}, { [person]: bodies[person] }],
  ['that tries out other code', { reading: { ...askedOf(own).reading, isTrial: true } }],
  ['that is not rendered', { screen: { ...askedOf(own).screen, isRenderedForPerson: undefined } }],
])('the page %s is left to the browser, with its answers', async (_, more, answered = bodies) => {
  const { isRendered, left, orders } = await makeOwn(more, answered);
  expect({ isRendered, left }).toEqual({ isRendered: false, left: answered });
  expect(orders).toStrictEqual([]);
});
