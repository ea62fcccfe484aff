/** @jest-environment node */
import type { RenderedScreen } from '../page';
import { makeDocument, type DocumentRequest, type Sources } from './makeDocument';

const route = {
  path: '/news/:url',
  title: { ru: 'Новость', en: 'News' },
  head: { call: '/api/a' },
};
const screen = { page: route, params: {}, isServerRendered: true, isPrivate: false };

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

/** Makes the document where the head is told this of the record, and the rendering came so. */
async function make(isMissing: boolean, now?: RenderedScreen, late?: RenderedScreen) {
  const asked = {
    reading: {
      plan: { release: '1', language: 'ru', remotes: [], integrity: {} },
      shell: { scripts: [], styles: [], texts: { ru: [] }, parts: {} },
      active: [],
    },
    screen: {
      ...screen,
      remote: {
        route,
        release: {
          base: '/',
          manifest: {
            ...{ entry: 'a.js', exposed: [], screens: {} },
            declaration: { name: 'media', routes: [route], slots: [] },
          },
        },
      },
    },
    place: { language: 'ru', origin: '', path: '/news/a' },
    ...{ search: '', ip: '', appearance: {}, isForEverybody: true },
  } as unknown as DocumentRequest;
  const sources = {
    records: { read: async () => (isMissing ? { isMissing } : { isMissing, values: {} }) },
    settings: { read: async () => ({ values: new Map(), head: { tags: [], skipped: [] } }) },
    async serverRendering({ onLate }: { onLate: (screen: RenderedScreen) => void }) {
      if (late) onLate(late);
      return now;
    },
  } as unknown as Sources;
  const witness = {
    reads: jest.fn(),
    isUnfinished: jest.fn(),
    isPassing: jest.fn(),
    finish: jest.fn(),
  };
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
