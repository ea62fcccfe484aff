import { workingDayAfter } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { bankDays } from '@campus/shared/contract/payments/expectedDay';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { createDateFormat } from '@campus/shared/format/dateFormat';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { formatLocales } from '../../platform/messages/formatLocales';
import type { LocalText } from '../../platform/messages/inLanguage';
import { humanNotifications } from '../inbox/inboxTables';
import { queuePushes } from '../inbox/queuePushes';
import type { PaymentRow } from './PaymentRow';
import { payHistoryItems } from './paymentTables';
import { rubles } from './rubles';

type Event = 'SENT' | 'PAID' | 'FAILED';

/** The braces are filled in by the database, for each person. */
const texts: Record<Event, Record<'title' | 'body', Required<LocalText>>> = {
  SENT: {
    title: { ru: 'Выплата отправлена', en: 'Payment sent' },
    body: {
      ru: 'Мы отправили в банк {amount}: «{name}». Деньги ожидаются до {day}.',
      en: 'We sent {amount} to the bank: “{name}”. It is expected by {day}.',
    },
  },
  PAID: {
    title: { ru: 'Выплата пришла', en: 'Payment received' },
    body: {
      ru: 'Банк зачислил {amount}: «{name}».',
      en: '{amount} is in your account: “{name}”.',
    },
  },
  FAILED: {
    title: { ru: 'Банк вернул выплату', en: 'The bank returned a payment' },
    body: {
      ru: 'Деньги не дошли: {amount}, «{name}». Причина: {reason} Проверьте реквизиты, мы отправим выплату снова.',
      en: 'The money did not arrive: {amount}, “{name}”. Reason: {reason} Check your bank details, and we will send the payment again.',
    },
  },
};

const languages = ['ru', 'en'] as const satisfies LanguageKey[];
const dates = { ru: createDateFormat(formatLocales.ru), en: createDateFormat(formatLocales.en) };

interface Facts {
  name: LocalText;
  /** By when what is sent now is expected: 2026-11-25. */
  day: string;
  /** Each sum of the register in words, by its kopecks and the language. */
  amounts: SQL;
}

/** As a sentence, which the bank ends with a full stop or not (`asSentence`). */
const reason = sql`concat(candidate.fail_reason,
  case when candidate.fail_reason ~ '[.!?…]$' then '' else '.' end)`;

function filled(text: string, language: LanguageKey, { name, day, amounts }: Facts) {
  const said = text
    .replace('{name}', () => name[language] ?? name.ru)
    .replace('{day}', dates[language].dayMonth(day));
  return sql`replace(replace(${said}::text, '{amount}', ${amounts}->item.amount::text->>${language}),
    '{reason}', ${reason})`;
}

/** Thousands of payments have few different sums: the server words each once. */
async function amountsIn(tx: Database, paymentId: string) {
  const rows = await tx
    .selectDistinct({ amount: payHistoryItems.amount })
    .from(payHistoryItems)
    .where(eq(payHistoryItems.paymentId, paymentId));
  const inWords = (amount: number) =>
    Object.fromEntries(languages.map((language) => [language, rubles(amount, language)]));
  const words = Object.fromEntries(rows.map(({ amount }) => [amount, inWords(amount)]));
  return sql`${JSON.stringify(words)}::jsonb`;
}

interface Telling {
  /** ms */
  now: number;
  /** Limits whom it tells; may ask the `candidate`. */
  among?: SQL;
}

/**
 * A message about their payment into the inbox of those in a register who are in this state, and onto
 * the devices of those who want that.
 */
export async function tellPayees(
  tx: Database,
  { id, name }: PaymentRow,
  event: Event,
  { now, among = sql`true` }: Telling,
) {
  const { title, body } = texts[event];
  const facts = { name, day: workingDayAfter(now, bankDays), amounts: await amountsIn(tx, id) };
  const told = tx.$with('told', { id: humanNotifications.id }).as(sql`
    insert into human_notifications (human_id, kind, link, title, body)
    select candidate.human_id, 'PAYMENT', ${paymentPaths.payment('')} || item.id,
      ${JSON.stringify(title)}::jsonb,
      jsonb_build_object(
        'ru', ${filled(body.ru, 'ru', facts)}, 'en', ${filled(body.en, 'en', facts)})
    from payment_candidates as candidate
    join pay_history_items as item
      on item.payment_id = candidate.payment_id and item.human_id = candidate.human_id
    where candidate.payment_id = ${id} and candidate.decision = 'INCLUDED' and ${among}
      and candidate.item_status = ${event}::candidate_item_status
    returning id`);
  const rows = await tx.with(told).select({ id: told.id }).from(told);
  await queuePushes(
    tx,
    rows.map((row) => row.id),
  );
}
