import { urlChoice, urlChoices, urlDay } from './urlValues';

test('a day that is not in the calendar counts as absent', () => {
  expect(urlDay(['2026-03-05'])).toBe('2026-03-05');
  for (const wrong of ['05.03.2026', '2026-13-01', '0202-03-05', 'today'])
    expect(urlDay([wrong])).toBeUndefined();
});

test('only what is offered can be chosen', () => {
  expect(urlChoice(['NEW', 'DONE'])(['DONE'])).toBe('DONE');
  expect(urlChoice(['NEW', 'DONE'])(['OLD'])).toBeUndefined();
  expect(urlChoices(['NEW', 'DONE'])(['DONE', 'OLD', 'NEW', 'NEW'])).toEqual(['NEW', 'DONE']);
});
