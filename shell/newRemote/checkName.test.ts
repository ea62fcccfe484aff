/** @jest-environment node */
import { checkName } from './checkName';

const taken = {
  names: ['shell', 'media'],
  addresses: new Map([
    ['/news', 'media'],
    ['/search', 'the shell'],
  ]),
};

test.each(['parking', 'lost-and-found', 'room2'])('a remote may be called %s', (name) => {
  expect(checkName(name, taken)).toBeUndefined();
});

test.each(['Parking', 'lost_and_found', '2rooms', 'a--b', 'a-', '', '../x', 'стоянка'])(
  '“%s” is no name',
  (name) => expect(checkName(name, taken)).toMatch('is no name for a remote'),
);

test('a name or an address that somebody has is refused with whose it is', () => {
  expect(checkName('shell', taken)).toMatch('There is a shell already');
  expect(checkName('media', taken)).toMatch('There is a media already');
  expect(checkName('news', taken)).toMatch('/news belongs to media');
  expect(checkName('search', taken)).toMatch('/search belongs to the shell');
});
