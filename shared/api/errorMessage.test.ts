import { errorMessage } from './errorMessage';

const en = (status: number, body: unknown) => errorMessage(status, body, 'en');
const asJson = (value: unknown) => ({ message: JSON.stringify(value) });

test('a refusal speaks in the words of the body', () => {
  expect(en(400, { message: 'The code is wrong' })).toBe('The code is wrong');
  expect(en(404, 'Plain text')).toBe('Plain text');
});

test('a list of messages becomes lines', () => {
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
  'in a message that is JSON, description comes before message before error: %j',
  (inner, text) => {
    expect(en(400, asJson(inner))).toBe(text);
  },
);

test('JSON without any of these keys gives the general text', () => {
  expect(en(400, asJson({ reason: 'unknown' }))).toBe('An error has occurred');
});

test('a message that only looks like JSON is shown as it is', () => {
  expect(en(400, { message: '42' })).toBe('42');
  expect(en(400, { message: '{not json' })).toBe('{not json');
});

test.each([[undefined], [null], [{}], [{ message: '' }], [{ message: null }], [{ message: [] }]])(
  'a refusal without words gives the general text: %j',
  (body) => {
    expect(en(400, body)).toBe('An error has occurred');
    expect(errorMessage(400, body, 'ru')).toBe('Произошла ошибка');
  },
);

test('what the server says about its own failure is not shown', () => {
  for (const status of [500, 502, 503, 504])
    expect(en(status, { message: 'stack trace' })).toBe(
      'The service is unavailable, please try again later',
    );
  expect(errorMessage(500, {}, 'ru')).toBe('Сервис недоступен, попробуйте позже');
});
