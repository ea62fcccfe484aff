import { createQueryClient } from '@campus/shared/api/createQueryClient';
import { createClientStore } from '@campus/shared/stores/createClientStore';
import { stubbedApi } from '@campus/shared/testing/stub';
import { createTexts } from './createTexts';
import { loadTexts } from './loadTexts';
import { switchLanguage } from './switchLanguage';

jest.mock('./loadTexts', () => ({ loadTexts: jest.fn() }));
const loading = jest.mocked(loadTexts);

beforeEach(() => {
  document.documentElement.lang = 'ru';
  loading.mockReset().mockResolvedValue();
});

const createParts = () => ({
  api: stubbedApi,
  store: createClientStore({ currentLanguage: 'ru' }),
  i18n: createTexts('ru'),
  queryClient: createQueryClient(),
});

const shownBy = ({ store, i18n }: ReturnType<typeof createParts>) => [
  store.getState().currentLanguage,
  i18n.language,
  document.documentElement.lang,
];

/** The texts of the next language come when they are let. */
function holdTexts() {
  let [release, refuse] = [() => {}, () => {}];
  const texts = new Promise<void>((resolve, reject) => {
    release = resolve;
    refuse = () => reject(new Error('offline'));
  });
  loading.mockReturnValueOnce(texts);
  return { release, refuse };
}

test('store, texts and <html lang> turn together', async () => {
  const parts = createParts();
  await switchLanguage(parts, 'en');
  expect(shownBy(parts)).toEqual(['en', 'en', 'en']);
});

test('texts that come after another choice do not turn the page back', async () => {
  const parts = createParts();
  const { release } = holdTexts();
  const first = switchLanguage(parts, 'en');
  await switchLanguage(parts, 'ru');
  release();
  await first;
  expect(shownBy(parts)).toEqual(['ru', 'ru', 'ru']);
});

test('texts that do not come leave the language as it was', async () => {
  const parts = createParts();
  const { refuse } = holdTexts();
  const turning = switchLanguage(parts, 'en');
  refuse();
  await expect(turning).rejects.toThrow('offline');
  expect(shownBy(parts)).toEqual(['ru', 'ru', 'ru']);
});

test('a failure of the earlier choice does not undo the later one', async () => {
  const parts = createParts();
  const { refuse } = holdTexts();
  const first = switchLanguage(parts, 'en').catch(() => undefined);
  await switchLanguage(parts, 'ru');
  await switchLanguage(parts, 'en');
  refuse();
  await first;
  expect(shownBy(parts)).toEqual(['en', 'en', 'en']);
});
