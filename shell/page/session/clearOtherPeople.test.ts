import { clearOtherPeople, clearStorage } from './useTokenPresence';

const draftOf = (owner: string | null) => JSON.stringify({ owner, values: {} });

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('drafts and saved views of others go when somebody signs in; one’s own and a guest’s stay', () => {
  const kept = {
    'campus.draft.mine': draftOf('anna'),
    'campus.draft.guest': draftOf(null),
    'campus.views.anna.users': '[]',
    'campus.views.guest.users': '[]',
    'other.site': 'x',
  };
  const gone = {
    'campus.draft.his': draftOf('boris'),
    'campus.draft.broken': '{',
    'campus.views.boris.users': '[]',
  };
  for (const [key, text] of Object.entries({ ...kept, ...gone })) localStorage.setItem(key, text);
  clearOtherPeople('anna');
  expect(Object.keys(localStorage).sort()).toEqual(Object.keys(kept).sort());
});

test('what a tab keeps stays for who was signed in there last, and goes with somebody else', () => {
  clearOtherPeople('anna');
  sessionStorage.setItem('campus.unsaved.identity.anna', '{"passport":"4500"}');
  clearOtherPeople('anna');
  expect(sessionStorage.getItem('campus.unsaved.identity.anna')).toBe('{"passport":"4500"}');
  clearOtherPeople('boris');
  expect(sessionStorage.getItem('campus.unsaved.identity.anna')).toBeNull();
});

test('what is kept under other keys is left alone', () => {
  sessionStorage.setItem('campus.signIn', '1');
  sessionStorage.setItem('other', '1');
  clearStorage('sessionStorage', 'campus.');
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test.each(['localStorage', 'sessionStorage'] as const)(
  '%s that is forbidden is no error',
  (name) => {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => clearStorage(name, 'campus.')).not.toThrow();
    expect(() => clearOtherPeople('anna')).not.toThrow();
  },
);
