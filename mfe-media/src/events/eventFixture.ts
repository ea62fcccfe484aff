import { grants } from '../news/newsFixture';
import type { DatedEvent, EventSummary } from './eventQuery';
import type { EventItem } from './icsOf';

/** An event for tests; its number makes the id, the address and the title. */
export const eventFixture = (number: number, own: Partial<DatedEvent> = {}): DatedEvent => ({
  id: `3c1a7c9e-1f00-4a00-8a00-${String(number).padStart(12, '0')}`,
  url: `event-${number}`,
  lang: 'ru',
  title: `Событие ${number}`,
  summary: `О чём событие ${number}`,
  cover: null,
  tags: [grants],
  publishAt: '2026-11-02T09:00:00Z',
  isPinned: false,
  startsAt: '2030-11-28T16:00:00Z',
  endsAt: '2030-11-28T18:00:00Z',
  place: 'Актовый зал',
  isOnline: false,
  ...own,
});

export const eventPage = (items: EventSummary[], total = items.length) => ({
  items,
  total,
  skip: 0,
  size: 12,
});

/** An event with all that its page can show. */
export const eventItem: EventItem = {
  ...eventFixture(1),
  publishAt: '2026-11-02T09:00:00Z',
  updatedAt: '2026-11-03T10:30:00.000Z',
  seo: { title: 'Событие 1', description: 'О чём событие 1', image: null },
  files: [],
  body: '<h2>Как добраться</h2><p>Вход со <strong>двора</strong>.</p>',
  author: null,
  address: 'Примерск, Университетская улица, 4',
  onlineUrl: 'https://example.com/meet',
  capacity: 40,
  registrationUrl: 'https://example.com/sign-up',
  organiser: 'Клуб физиков',
};
