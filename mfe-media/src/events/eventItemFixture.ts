import { eventFixture } from './eventFixture';
import type { EventItem } from './icsOf';

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
