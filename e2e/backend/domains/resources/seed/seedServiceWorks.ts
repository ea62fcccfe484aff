import { serviceWorks } from '../../../platform/http/serviceWorkTables';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';

/** Two announcements: a slow night soon (22:00 to 01:00 in Moscow), and a standstill in a month. */
export async function seedServiceWorks({ tx, calendar }: DemoContext) {
  await insertAll(tx, serviceWorks, [
    {
      title: { ru: 'Обновление базы', en: 'Database update' },
      text: {
        ru: 'Ночью разделы открываются, но сохранить изменения нельзя.',
        en: 'At night pages open, but changes cannot be saved.',
      },
      startsAt: calendar.moment(1, 19),
      endsAt: calendar.moment(1, 22),
      severity: 'READ_ONLY',
    },
    {
      title: { ru: 'Переезд в новый центр данных', en: 'Moving to a new data centre' },
      text: {
        ru: 'Два часа «Кампус» не будет открываться. Карта в телефоне покажет сохранённый код.',
        en: 'Campus will not open for two hours. The card in your phone shows the saved code.',
      },
      startsAt: calendar.moment(30, 20),
      endsAt: calendar.moment(30, 22),
      severity: 'DOWN',
    },
  ]);
}
