/** @jest-environment node */
import { personFormat } from './personFormat';

const { fullName, shortName } = personFormat;
const tidy = (text: string) => text.replace(/\s/g, ' ');

test('a name that is not whole has no gaps', () => {
  expect(fullName({ lastName: 'Ли', firstName: 'Анна', middleName: null })).toBe('Ли Анна');
  expect(tidy(shortName({ lastName: 'Ли', firstName: 'Анна' }))).toBe('Ли А.');
  expect(shortName({ firstName: 'Анна' })).toBe('Анна');
  expect(fullName({})).toBe('');
});
