import { whenScreensMayCome } from './whenScreensMayCome';

const asked = jest.fn();
const fetched = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  document.addEventListener('campus:screens', asked);
});
afterEach(() => {
  document.removeEventListener('campus:screens', asked);
  document.head.innerHTML = '';
});

/** As the script of a rendered page does when somebody presses «Войти». */
const reachForSignIn = () => {
  document.head.innerHTML = '<link data-for="signIn">';
};

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('the code of screens is fetched at once where nobody reaches for the way in', async () => {
  await whenScreensMayCome(() => new Promise(() => {}));
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['is there', () => Promise.resolve()],
  ['does not come', () => Promise.reject(new Error('no network'))],
])('behind the window of sign-in it is fetched when that %s', async (_, arrive) => {
  reachForSignIn();
  let come = () => {};
  const code = new Promise<void>((resolve, reject) => {
    come = () => void arrive().then(resolve, reject);
  });
  const screens = whenScreensMayCome(() => code).then(fetched);
  await turn();
  document.dispatchEvent(new Event('campus:shell'));
  await turn();
  expect(fetched).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
  come();
  await screens;
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('it waits for the shell even where the code of the window is at hand', async () => {
  reachForSignIn();
  const screens = whenScreensMayCome(() => Promise.resolve()).then(fetched);
  await turn();
  expect(fetched).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('campus:shell'));
  await screens;
  expect(asked).toHaveBeenCalledTimes(1);
});
