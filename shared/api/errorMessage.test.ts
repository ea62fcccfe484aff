/** @jest-environment node */
import fc from 'fast-check';
import { errorMessage } from './errorMessage';

const en = (status: number, body: unknown) => errorMessage(status, body, 'en');
const asJson = (value: unknown) => ({ message: JSON.stringify(value) });

test('status 4xx: the message is taken from the response body message', () => {
  expect(en(400, { message: 'The code is wrong' })).toBe('The code is wrong');
  expect(en(404, 'Plain text')).toBe('Plain text');
});

test('an array message is joined with newlines', () => {
  expect(en(422, { message: ['Name is missing', 'Date is wrong'] })).toBe(
    'Name is missing\nDate is wrong',
  );
});

test.each([
  [{ error: 'e', message: 'm', error_description: 'd' }, 'd'],
  [{ error: 'e', userMessage: 'm' }, 'm'],
  [{ lastError: 'e' }, 'e'],
  [{ errorDescription: 'd', description: 'second' }, 'd'],
  [{ description: '', message: 'm' }, 'm'],
  [{ message: ['a', 'b'] }, 'a\nb'],
])(
  'in a JSON string the first value whose key contains description, then message, then error is used: %j',
  (inner, text) => {
    expect(en(400, asJson(inner))).toBe(text);
  },
);

test('a JSON string without such a key gives «An error has occurred»', () => {
  expect(en(400, asJson({ reason: 'unknown' }))).toBe('An error has occurred');
});

test('a message that only looks like JSON is shown as it is', () => {
  expect(en(400, { message: '42' })).toBe('42');
  expect(en(400, { message: '{not json' })).toBe('{not json');
});

const wordless = [undefined, null, {}, { message: '' }, { message: ' ' }, { message: null }];
test.each([...wordless, { message: [] }])(
  'a refusal without words gives the general text: %j',
  (body) => {
    expect(en(400, body)).toBe('An error has occurred');
    expect(errorMessage(400, body, 'ru')).toBe('Произошла ошибка');
  },
);

test('status 5xx: «The service is unavailable, please try again later», whatever the body says', () => {
  for (const status of [500, 502, 503, 504])
    expect(en(status, { message: 'stack trace' })).toBe(
      'The service is unavailable, please try again later',
    );
  expect(errorMessage(500, {}, 'ru')).toBe('Сервис недоступен, попробуйте позже');
});

const language = fc.constantFrom('ru' as const, 'en' as const);
const status = fc.integer({ min: 400, max: 599 });
const message = fc.oneof(fc.string(), fc.json(), fc.jsonValue());

test('any body at all gives words and no exception', () => {
  const body = fc.oneof(fc.anything(), fc.jsonValue(), fc.record({ message }));
  fc.assert(
    fc.property(status, body, language, (status, body, language) => {
      expect(errorMessage(status, body, language).trim()).not.toBe('');
    }),
  );
});

test('plain words of a refusal are shown as they are', () => {
  const words = fc.stringMatching(/^[А-Яа-яё][А-Яа-яё ,.]{0,80}[.]$/);
  fc.assert(
    fc.property(words, (words) => {
      expect(en(422, { message: words })).toBe(words);
    }),
  );
});
