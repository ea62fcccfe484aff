import { serviceWorks } from '../schema/resources';
import { insertAll } from './insertAll';
import type { DemoContext } from './seedDemo';

/** Two announcements: a slow night soon, and a standstill in a month. */
export async function seedServiceWorks({ tx, calendar }: DemoContext) {
  await insertAll(tx, serviceWorks, [
    {
      title: { ru: 'Обновление базы', en: 'Database update' },
      text: {
        ru: 'Ночью разделы открываются, но сохранить изменения нельзя.',
        en: 'At night pages open, but changes cannot be saved.',
      },
      startsAt: calendar.moment(1, 22),
      endsAt: calendar.moment(2, 1),
      severity: 'READ_ONLY',
    },
    {
      title: { ru: 'Переезд в новый центр данных', en: 'Moving to a new data centre' },
      text: {
        ru: 'Два часа «Кампус» не будет открываться. Карта в телефоне покажет сохранённый код.',
        en: 'Campus will not open for two hours. The card in your phone shows the saved code.',
      },
      startsAt: calendar.moment(30, 23),
      endsAt: calendar.moment(31, 1),
      severity: 'DOWN',
    },
  ]);
}
