import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Truncated } from './Truncated';

// jsdom lays nothing out: the test says how wide the words are.
class Observer {
  constructor(readonly look: (entries: unknown[]) => void) {}
  observe = (target: Element) => this.look([{ target }]);
  unobserve = () => undefined;
  disconnect = () => undefined;
}
const open = (width: number) => {
  window.ResizeObserver = Observer as never;
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  renderScreen(<Truncated>Договор-оферта.pdf</Truncated>);
};

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

test('cut words are whole for the Tab key', async () => {
  open(200);
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Договор-оферта.pdf');
});

test('words that fit are no stop', async () => {
  open(90);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
