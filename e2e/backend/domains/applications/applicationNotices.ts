import { applicationDueDay } from '@campus/shared/contract/applications/machine';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { asSentence } from '../../platform/messages/asSentence';
import { inBoth } from '../../platform/messages/inBoth';
import type { applications } from './applicationTables';

type Row = Pick<typeof applications.$inferSelect, 'number' | 'type' | 'createdAt'>;

const names = {
  ESK_CARD: { ru: 'Заявка на карту', en: 'Card application' },
  EXTRA_GRANT: { ru: 'Заявка на повышенную стипендию', en: 'Extra grant application' },
  CREDIT_GRANT: { ru: 'Заявка на грант по кредиту', en: 'Student loan grant application' },
};

const notice = (
  { number, type }: Row,
  ru: string,
  en: string,
  body: { ru: string; en: string },
) => ({
  kind: 'APPLICATION' as const,
  title: { ru: `${names[type].ru} ${number} ${ru}`, en: `${names[type].en} ${number} ${en}` },
  body,
  link: applicationPaths.own(),
});

/** Whoever applied waits for it, and need not look into the product to learn of it. */
const mailedAs = { ru: 'Открыть заявки', en: 'Open applications' };

/** What the owner reads about each move of an application. */
export const applicationNotices = {
  create(row: Row) {
    const due = inBoth(applicationDueDay(row.createdAt.toISOString()));
    return {
      ...notice(row, 'принята', 'is received', {
        ru: `Решение до ${due.ru}. Рассматривает команда кампуса, делать ничего не нужно.`,
        en: `Decision by ${due.en}. It is with the campus team; there is nothing for you to do.`,
      }),
      mailedAs,
    };
  },

  approve: (row: Row) => ({
    ...notice(
      row,
      'одобрена',
      'is approved',
      row.type === 'ESK_CARD'
        ? {
            ru: 'Карта выпускается. Мы напишем, когда она начнёт действовать.',
            en: 'The card is being issued. We will write when it becomes active.',
          }
        : {
            ru: 'Вы попадёте в ближайший реестр выплат.',
            en: 'You will be in the next payment register.',
          },
    ),
    mailedAs,
  }),

  reject: (row: Row, reason: string) => ({
    ...notice(row, 'отклонена', 'is rejected', {
      ru: `Причина: ${asSentence(reason)} Исправьте и подайте заявку ещё раз.`,
      en: `Reason: ${asSentence(reason)} Put it right and apply again.`,
    }),
    mailedAs,
  }),

  cancel: (row: Row) =>
    notice(row, 'отменена', 'is cancelled', {
      ru: 'Вы отменили заявку. Подать новую можно в любое время.',
      en: 'You cancelled the application. You can make a new one at any time.',
    }),
};
