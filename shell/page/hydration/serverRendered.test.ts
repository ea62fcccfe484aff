import { QueryClient } from '#real/react-query';
import { readDehydratedState } from './serverRendered';

const queryKey = ['/api/participants/esk-card'];
const timings: Pick<PerformanceServerTiming, 'name' | 'description'>[] = [];
const token = 'e30.eyJzdWIiOiJhIn0.signature-of-one';

/** A page as the server has rendered it: for whom this is the end of the token, or for everybody. */
function serve(of?: string, dataUpdatedAt = 5) {
  const state = { data: { number: '2200' }, dataUpdatedAt, status: 'success', error: null };
  const queries = [{ queryKey, queryHash: JSON.stringify(queryKey), state }];
  document.body.innerHTML = `
    <div id="root"><main>2200</main></div>
    <script type="application/json" id="dehydrated">${JSON.stringify({ queries, mutations: [], of })}</script>`;
}

/** When the server has sent it, by its own clock. */
const sentAt = (time: number) => timings.push({ name: 'sent', description: String(time) });

function read(own?: string) {
  const client = new QueryClient();
  const isRendered = readDehydratedState(client, own);
  return { isRendered, state: client.getQueryState(queryKey) };
}

beforeAll(() => {
  const navigation = { responseStart: 300, serverTiming: timings };
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
});
afterEach(() => void (timings.length = 0));
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

test.each([
  ['that is right', arrived],
  ['behind that of the browser', arrived - 400_000],
  ['ahead of it', arrived + 400_000],
])('by a clock of the server %s answers are as old as they were when it sent them', (_, sent) => {
  sentAt(sent);
  serve(undefined, sent - 7_000);
  expect(read().state).toMatchObject({ dataUpdatedAt: arrived - 7_000 });
});

test('answers that came while the document was made are as old as the document', () => {
  sentAt(600_000);
  serve(undefined, 600_001);
  expect(read().state).toMatchObject({ dataUpdatedAt: arrived });
});

test('without the time of sending nothing is younger than the document', () => {
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
