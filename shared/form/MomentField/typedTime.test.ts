/** @jest-environment node */
import { typedTime } from './MomentField';

test.each([
  ['9:5', '09:05'],
  ['0905', '09:05'],
  ['905', '09:05'],
  ['9.05', '09:05'],
  ['18-30', '18:30'],
  [' 9 30 ', '09:30'],
  ['9', '09:00'],
  ['23:59', '23:59'],
  ['00:00', '00:00'],
])('«%s» is %s', (text, time) => {
  expect(typedTime(text)).toBe(time);
});

test.each(['24:00', '12:60', '9:', 'утром', '1:2:3', '123456', ''])('«%s» is no time', (text) => {
  expect(typedTime(text)).toBeUndefined();
});
