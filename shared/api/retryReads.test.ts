/** @jest-environment node */
import { ApiError } from './ApiError';
import { mayRetry, retryPause } from './createQueryClient';

const after = (retryAfter: number) => new ApiError(503, '', { retryAfter });

test.each([['FETCH_ERROR'], [502], [503], [504]] as const)(
  'a read that fails with %s is tried three times in all',
  (status) => {
    const error = new ApiError(status, '');
    expect([0, 1, 2].map((failures) => mayRetry(failures, error))).toEqual([true, true, false]);
  },
);

test.each([['TIMEOUT_ERROR'], ['PARSING_ERROR'], [401], [404], [429], [500]] as const)(
  'a read that fails with %s is not tried again',
  (status) => expect(mayRetry(0, new ApiError(status, ''))).toBe(false),
);

test('what is no failed call is not tried again', () => {
  expect(mayRetry(0, new Error('A fault of ours'))).toBe(false);
});

test('the pauses grow and are never the same for everybody', () => {
  const error = new ApiError(503, '');
  const random = jest.spyOn(Math, 'random');
  const between = (failures: number) =>
    [0, 1].map((chance) => {
      random.mockReturnValueOnce(chance);
      return Math.round(retryPause(failures, error));
    });
  expect(between(0)).toEqual([300, 500]);
  expect(between(1)).toEqual([900, 1500]);
});

test('Retry-After is obeyed up to five seconds; a longer one is left to the person', () => {
  expect(retryPause(0, after(3000))).toBe(3000);
  expect(mayRetry(0, after(5000))).toBe(true);
  expect(mayRetry(0, after(60_000))).toBe(false);
});
