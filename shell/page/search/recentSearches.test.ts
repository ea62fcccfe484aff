import { recentSearches } from './recentSearches';

beforeEach(() => localStorage.clear());

test('the newest comes first, each once, five of them', () => {
  for (const words of ['права', 'карта', 'ПРАВА', 'общежитие', 'выплаты', 'спорт', 'музей'])
    recentSearches.add(words);
  expect(recentSearches.read()).toEqual(['музей', 'спорт', 'выплаты', 'общежитие', 'ПРАВА']);
});

test('what somebody else wrote there counts as nothing', () => {
  localStorage.setItem('campus.searches', '{"a":1}');
  expect(recentSearches.read()).toStrictEqual([]);
  localStorage.setItem('campus.searches', 'not json');
  expect(recentSearches.read()).toStrictEqual([]);
});

test('storage may be refused', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  recentSearches.add('права');
  expect(recentSearches.read()).toStrictEqual([]);
});
