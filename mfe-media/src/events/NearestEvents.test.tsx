import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { eventFixture, eventPage } from './eventFixture';
import { NearestEvents } from './NearestEvents';

const open = () =>
  renderScreen(<NearestEvents />, { texts: { namespace: 'media', locales: { ru, en } } });

test('the three next events and the way to all of them', async () => {
  const asked: CallInput<typeof filterEvents>[] = [];
  stub(filterEvents, (input) => {
    asked.push(input);
    return eventPage(
      [1, 2, 3].map((number) => eventFixture(number)),
      9,
    );
  });
  open();
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Все события' })).toHaveAttribute('href', '/events');
  expect(asked).toEqual([{ query: { size: 3, asc: true }, body: { when: 'UPCOMING' } }]);
});

test.each([
  ['there are none', () => eventPage([])],
  ['they do not load', () => new ApiError(503, 'Сервис недоступен')],
])('the home page does without events where %s', async (_case, answer) => {
  stub(filterEvents, answer);
  const { container } = open();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
