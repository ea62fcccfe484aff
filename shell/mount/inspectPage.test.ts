import { isShown } from './inspectPage';

jest.mock('@axe-core/playwright', () => ({}));

beforeAll(() => {
  // jsdom lays nothing out.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
});

const page = (main: string, waiting = '') => {
  document.body.innerHTML = `<div id="root"><main>${main}</main></div>${waiting}`;
};

test('a page is there when its code runs, something is to be seen and nothing is loading', () => {
  page('<h1>News</h1>');
  expect(isShown()).toBe(true);
  page('<h1>News</h1>', '<template id="code"></template>');
  expect(isShown()).toBe(false);
  page('<h1>News</h1><p aria-busy="true"></p>');
  expect(isShown()).toBe(false);
  page(' ');
  expect(isShown()).toBe(false);
});

test('a field of its own may be called code', () => {
  page('<label for="code">Code</label><input id="code">');
  expect(isShown()).toBe(true);
});
