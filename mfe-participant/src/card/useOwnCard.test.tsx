import { getCampusCard, type CampusCard } from '@campus/shared/contract/cards/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen } from '@testing-library/react';
import { cardOf, cardHolderOf, cardTexts } from './cardFixtures';
import { useOwnCard } from './useOwnCard';

const noCodes = { qrToken: null, qrExpiresAt: null, offlineToken: null, offlineExpiresAt: null };

function Card() {
  const { query, isNew } = useOwnCard();
  return <p role="status">{`${query.data?.status ?? 'NONE'}${isNew ? ', new' : ''}`}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function open(card: CampusCard | null) {
  const answer = jest.fn(() => card);
  stub(getCampusCard, answer);
  renderScreen(<Card />, { texts: cardTexts, person: cardHolderOf() });
  await pass(1);
  return answer;
}

test('a card that is being issued is asked for until it is active, and is new then', async () => {
  const answer = await open(cardOf({ status: 'ISSUING', ...noCodes }));
  expect(screen.getByRole('status')).toHaveTextContent('ISSUING');
  await pass(16);
  expect(answer).toHaveBeenCalledTimes(2);
  const ready = jest.fn(() => cardOf());
  stub(getCampusCard, ready);
  await pass(16);
  expect(screen.getByRole('status')).toHaveTextContent('ACTIVE, new');
  await pass(60);
  expect(ready).toHaveBeenCalledTimes(1);
});

test.each([
  ['one that was active all along', cardOf(), 'ACTIVE'],
  ['none', null, 'NONE'],
])('%s is asked for once', async (_, card, shown) => {
  const answer = await open(card);
  await pass(60);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(shown);
  expect(screen.getByRole('status')).not.toHaveTextContent('new');
});
