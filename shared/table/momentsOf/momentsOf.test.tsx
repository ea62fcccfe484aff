import { momentsOf } from './momentsOf';

test('a range of days runs from midnight to midnight in Moscow', () => {
  expect(momentsOf({ from: '2026-03-05', to: '2026-03-05' })).toEqual({
    from: '2026-03-04T21:00:00.000Z',
    to: '2026-03-05T20:59:59.999Z',
  });
  expect(momentsOf({ to: undefined })).toEqual({ from: undefined, to: undefined });
});
