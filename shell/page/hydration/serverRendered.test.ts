import { QueryClient } from '#real/react-query';
import { readDehydratedState } from './serverRendered';

const queryKey = ['/api/participants/esk-card'];
const token = 'e30.eyJzdWIiOiJhIn0.signature-of-one';

/** A page as the server has rendered it: for whom this is the end of the token, or for everybody. */
function serve(of?: string, dataUpdatedAt = 5) {
  const state = { data: { number: '2200' }, dataUpdatedAt, status: 'success', error: null };
  const queries = [{ queryKey, queryHash: JSON.stringify(queryKey), state }];
  document.body.innerHTML = `
    <div id="root"><main>2200</main></div>
    <script type="application/json" id="dehydrated">${JSON.stringify({ queries, mutations: [], of })}</script>`;
}

function read(own?: string) {
  const client = new QueryClient();
  const isRendered = readDehydratedState(client, own);
  return { isRendered, state: client.getQueryState(queryKey) };
}

beforeAll(() => {
  Object.assign(performance, { getEntriesByType: () => [{ responseStart: 300 }] });
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
});
afterAll(() => jest.restoreAllMocks());

const arrived = 1_000_000 - 5_000 + 300;
const root = () => document.getElementById('root')?.textContent;

test('what is for everybody is taken over as it is, by guests and people alike', () => {
  for (const own of [undefined, token]) {
    serve();
    const { isRendered, state } = read(own);
    expect(isRendered).toBe(true);
    expect(state).toMatchObject({ data: { number: '2200' }, dataUpdatedAt: 5 });
  }
});

test('of a server whose clock is ahead nothing is younger than the document', () => {
  serve(undefined, 1_600_000);
  expect(read().state).toMatchObject({ dataUpdatedAt: arrived });
});

test('what is of a person is taken over by that person, once, and is as old as the document', () => {
  serve(token.slice(-16));
  const { isRendered, state } = read(token);
  expect(isRendered).toBe(true);
  expect(state).toMatchObject({ data: { number: '2200' }, dataUpdatedAt: arrived });
  expect(root()).toBe('2200');
  expect(read(token).isRendered).toBe(false);
});

test.each([undefined, 'e30.eyJzdWIiOiJiIn0.signature-of-another'])(
  'of it nothing is left where the page is now of %s',
  (other) => {
    serve(token.slice(-16));
    const { isRendered, state } = read(other);
    expect(isRendered).toBe(false);
    expect(state).toBeUndefined();
    expect(document.body.textContent).not.toContain('2200');
  },
);
