import { gatherKeys } from './gatherKeys';

const log = jest.spyOn(console, 'error').mockImplementation();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('keys that a screen misses are told together, each once in the life of the page', () => {
  const tell = jest.fn();
  const note = gatherKeys(tell);
  note('media:a');
  note('media:b');
  note('media:a');
  expect(tell).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([['No text for media:a'], ['No text for media:b']]);
  jest.runAllTimers();
  expect(tell.mock.calls).toEqual([[['media:a', 'media:b']]]);

  note('media:b');
  note('shell:c');
  jest.runAllTimers();
  expect(tell.mock.calls.slice(1)).toEqual([[['shell:c']]]);
});
