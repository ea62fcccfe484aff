import { storedText } from './storedText';

afterEach(() => jest.restoreAllMocks());

test.each(['localStorage', 'sessionStorage'] as const)(
  '%s keeps a text until it goes',
  (storage) => {
    const { read, write } = storedText('campus.test', storage);
    expect(read()).toBeNull();
    write('текст');
    expect(read()).toBe('текст');
    expect(window[storage].getItem('campus.test')).toBe('текст');
    write(null);
    expect(read()).toBeNull();
  },
);

test('a browser that forbids storage keeps nothing and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  const { read, write } = storedText('campus.test');
  write('текст');
  write(null);
  expect(read()).toBeNull();
});
