import { readFrame } from './frameOf';

beforeEach(() => {
  // jsdom draws nothing.
  Element.prototype.checkVisibility = () => true;
});

const frameWith = (main: string, header = '<header><nav>Campus</nav></header>') => {
  document.body.innerHTML = `<div id="root">${header}<main>${main}</main></div>`;
  return readFrame();
};

test('a header of its own that is folded away, or not read aloud, is nothing to the page', () => {
  const folded = '<section inert><article><header>News</header></article></section>';
  const drawn = '<figure aria-hidden="true"><header>12:30</header></figure>';
  expect(frameWith(folded + drawn)).toStrictEqual([]);
});

test('the header of the page is everybody’s', () => {
  const inert = '<div inert><header><nav>Campus</nav></header></div>';
  expect(frameWith('<header>News</header>', inert)).toEqual([
    'makes the header of the page inert: leave what is not its own.',
  ]);
  expect(frameWith('<header>News</header>', '')).toEqual([
    'takes the header of the page away: leave what is not its own.',
  ]);
});
