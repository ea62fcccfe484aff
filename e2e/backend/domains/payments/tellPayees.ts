import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import type { LocalText } from '../../platform/messages/inLanguage';
import { humanNotifications } from '../inbox/inboxTables';
import { queuePushes } from '../inbox/queuePushes';
import type { Payment } from './Payment';

type Event = 'SENT' | 'PAID' | 'FAILED';

/** The braces are filled in by the database, for each person. */
const texts: Record<Event, Record<'title' | 'body', Required<LocalText>>> = {
  SENT: {
    title: { ru: 'Выплата отправлена', en: 'Payment sent' },
    body: {
      ru: 'Мы отправили деньги в банк: «{name}». Обычно они приходят за несколько дней.',
      en: 'We sent the money to the bank: “{name}”. It usually arrives within a few days.',
    },
  },
  PAID: {
    title: { ru: 'Выплата пришла', en: 'Payment received' },
    body: {
      ru: 'Банк зачислил деньги: «{name}».',
      en: 'The money is in your account: “{name}”.',
    },
  },
  FAILED: {
    title: { ru: 'Банк вернул выплату', en: 'The bank returned a payment' },
    body: {
      ru: 'Деньги не дошли: «{name}». Причина: {reason}. Проверьте реквизиты, мы отправим выплату снова.',
      en: 'The money did not arrive: “{name}”. Reason: {reason}. Check your bank details, and we will send the payment again.',
    },
  },
};

const filled = (text: string, name: string) =>
  sql`replace(replace(${text}::text, '{name}', ${name}::text), '{reason}', coalesce(fail_reason, ''))`;

/**
 * A message into the inbox of those in a register who are in this state, `among` whom it limits, and
 * onto the devices of those who want that.
 */
export async function tellPayees(
  tx: Database,
  { id, name }: Payment,
  event: Event,
  among: SQL = sql`true`,
) {
  const { title, body } = texts[event];
  const told = tx.$with('told', { id: humanNotifications.id }).as(sql`
    insert into human_notifications (human_id, kind, link, title, body)
    select human_id, 'PAYMENT', ${paymentPaths.payments()}, ${JSON.stringify(title)}::jsonb,
      jsonb_build_object(
        'ru', ${filled(body.ru, name.ru)}, 'en', ${filled(body.en, name.en ?? name.ru)})
    from payment_candidates
    where payment_id = ${id} and decision = 'INCLUDED' and ${among}
      and item_status = ${event}::candidate_item_status
    returning id`);
  const rows = await tx.with(told).select({ id: told.id }).from(told);
  await queuePushes(
    tx,
    rows.map((row) => row.id),
  );
}
