import type { FirstAnswers } from '@campus/shared/remote/FirstAnswers';
import { takeFirstAnswers } from './takeFirstAnswers';
import { tokenOf } from './tokenOf';

const [own, other] = ['one', 'two'].map((name) => `${tokenOf(name)}-of-these-two-tokens-${name}`);
const answers: FirstAnswers = {
  of: (own ?? '').slice(-16),
  language: 'ru',
  bodies: { '/api/card': { number: 1 }, '/api/tickets?skip=0&state=OPEN': { total: 2 } },
};

let now = 0;
const sent = jest.fn<string, [string]>();
beforeEach(() => {
  now = 1_000;
  sent.mockClear();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    sent(address as string);
    return Response.json('from the network');
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

interface Asking {
  token?: string;
  language?: string;
  method?: string;
}

/** As the transport asks. */
const asking =
  ({ send }: ReturnType<typeof takeFirstAnswers>) =>
  async (address: string, { token = own, language = 'ru', method = 'GET' }: Asking = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
    return (await send(address, { method, headers })).json() as Promise<unknown>;
  };

test('the first time a call is answered with what came with the page, and then by the network', async () => {
  const ask = asking(takeFirstAnswers(answers));
  await expect(ask('/api/card')).resolves.toEqual({ number: 1 });
  expect(sent).not.toHaveBeenCalled();
  await expect(ask('/api/card')).resolves.toBe('from the network');
});

test('the order in which a query says something does not matter, what it says does', async () => {
  const ask = asking(takeFirstAnswers(answers));
  await expect(ask('/api/tickets?skip=20&state=OPEN')).resolves.toBe('from the network');
  await expect(ask('/api/tickets?state=OPEN&skip=0')).resolves.toEqual({ total: 2 });
});

test.each<[string, Asking]>([
  ['another person', { token: other }],
  ['a guest', { token: '' }],
  ['somebody who reads another language', { language: 'en' }],
])('%s is not answered with them', async (_, how) => {
  const ask = asking(takeFirstAnswers(answers));
  await expect(ask('/api/card', how)).resolves.toBe('from the network');
});

test('a guest is answered with what was asked without a token', async () => {
  const { send } = takeFirstAnswers({ ...answers, of: '' });
  const answer = await send('/api/card', { headers: { 'accept-language': 'ru' } });
  await expect(answer.json()).resolves.toEqual({ number: 1 });
});

test('a call that says nothing of who asks is asked of the network', async () => {
  const { send } = takeFirstAnswers(answers);
  await expect((await send('/api/card')).json()).resolves.toBe('from the network');
  await expect(asking({ send, forget: jest.fn() })('/api/card')).resolves.toEqual({ number: 1 });
});

test('what is not asked by an address of text is asked of the network', async () => {
  const { send } = takeFirstAnswers(answers);
  const headers = { authorization: `Bearer ${own}`, 'accept-language': 'ru' };
  const answer = await send(new URL('/api/card', 'http://campus'), { headers });
  await expect(answer.json()).resolves.toBe('from the network');
});

test.each(['/api/news/filter?skip=0', '/api/news/filter'])(
  'to read by POST is no write: %s',
  async (address) => {
    const ask = asking(takeFirstAnswers(answers));
    await ask(address, { method: 'POST' });
    await expect(ask('/api/card')).resolves.toEqual({ number: 1 });
  },
);

test.each(['/api/card', '/api/filter/news', '/api/news/filters'])(
  'after a write nothing of before it is shown: %s',
  async (address) => {
    const ask = asking(takeFirstAnswers(answers));
    await ask(address, { method: 'POST' });
    await expect(ask('/api/card')).resolves.toBe('from the network');
  },
);

test('when somebody comes or goes they are forgotten', async () => {
  const first = takeFirstAnswers(answers);
  first.forget();
  await expect(asking(first)('/api/card')).resolves.toBe('from the network');
});

test('what has become old is asked anew', async () => {
  const ask = asking(takeFirstAnswers(answers));
  now = 20_000;
  await expect(ask('/api/card')).resolves.toEqual({ number: 1 });
  now = 20_001;
  await expect(ask('/api/tickets?skip=0&state=OPEN')).resolves.toBe('from the network');
});

test('a call that was given up is not answered', async () => {
  const { send } = takeFirstAnswers(answers);
  const headers = { authorization: `Bearer ${own}`, 'accept-language': 'ru' };
  const asked = send('/api/card', { headers, signal: AbortSignal.abort() });
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await expect(asking({ send, forget: jest.fn() })('/api/card')).resolves.toEqual({ number: 1 });
});

test('they are read from the page, and do not stay in it', async () => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'answers';
  element.textContent = JSON.stringify(answers);
  document.body.append(element);
  const ask = asking(takeFirstAnswers());
  expect(document.getElementById('answers')).toBeNull();
  await expect(ask('/api/card')).resolves.toEqual({ number: 1 });
});

test.each(['', '<script type="application/json" id="answers"></script>'])(
  'a page without them asks the network: %s',
  async (markup) => {
    document.body.innerHTML = markup;
    await expect(asking(takeFirstAnswers())('/api/card')).resolves.toBe('from the network');
  },
);
