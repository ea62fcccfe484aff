import { copyText } from '@campus/shared/browser/useCopy';

const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
const give = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
afterEach(() =>
  Object.defineProperty(
    navigator,
    'clipboard',
    clipboard ?? { value: undefined, configurable: true },
  ),
);

test.each([
  ['a browser that copies', { writeText: async () => undefined }, true],
  ['one that refuses', { writeText: () => Promise.reject(new Error('denied')) }, false],
  ['a page over plain http, where there is no clipboard', undefined, false],
])('whether a text was copied is said by %s', async (_, value, isCopied) => {
  give(value);
  await expect(copyText('T-000046')).resolves.toBe(isCopied);
});
