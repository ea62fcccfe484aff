import type { Call } from '@campus/shared/contract/call';
import { dayAt } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { isReading } from '@campus/shared/contract/isReading';
import { languageOf } from '@campus/shared/server/languageOf';
import { and, gt, inArray, lte, max } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../Services';
import { Refusal } from '../access/Refusal';
import { serviceWorks } from './serviceWorkTables';

const timeZone = 'Europe/Moscow';
const locales = { ru: 'ru-RU', en: 'en-GB' } as const;
const place = { ru: 'по Москве', en: 'Moscow time' } as const;

/** «01:00 по Москве», with the day where it is another one: «22 ноября, 01:00 по Москве». */
function untilInWords(end: number, now: number, language: LanguageKey) {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone, ...parts }).format(end);
  const clock = `${format({ hour: '2-digit', minute: '2-digit' })} ${place[language]}`;
  if (dayAt(end) === dayAt(now)) return clock;
  return `${format({ day: 'numeric', month: 'long' })}, ${clock}`;
}

/** Works are announced hours ahead, so a few seconds late is soon enough. */
const freshFor = 5_000;

const endsAccount = '/api/auth/delete-current-user';

const keepsSession = ({ path }: Call) => path.startsWith('/api/auth/') && path !== endsAccount;

/** Whether a call has to wait for the end of the works; people stay signed in all the same. */
export const isWriting = (call: Call) => !isReading(call) && !keepsSession(call);

/** When the works end that forbid writing now. */
async function readEnd({ db, now }: Pick<Services, 'db' | 'now'>) {
  const { startsAt, endsAt, severity } = serviceWorks;
  const moment = new Date(now());
  const isOn = and(lte(startsAt, moment), gt(endsAt, moment));
  const [row] = await db
    .select({ end: max(endsAt) })
    .from(serviceWorks)
    .where(and(isOn, inArray(severity, ['READ_ONLY', 'DOWN'])));
  return row?.end?.getTime() ?? null;
}

/**
 * Refuses to write while works go on: what somebody saves into a database that is being moved
 * would be lost, so nobody is exempt, staff included.
 */
export function createReadOnlyGuard(services: Pick<Services, 'db' | 'now'>) {
  let known = { end: null as number | null, readAt: -Infinity };
  return async (call: Call, { headers }: Pick<FastifyRequest, 'headers'>) => {
    if (!isWriting(call)) return;
    const time = services.now();
    if (Math.abs(time - known.readAt) >= freshFor)
      known = { end: await readEnd(services), readAt: time };
    const { end } = known;
    if (end === null || end <= time) return;
    const until = untilInWords(end, time, languageOf(headers['accept-language']));
    const retryAfter = Math.ceil((end - time) / 1_000);
    throw new Refusal(423, 'READ_ONLY', { params: { until }, retryAfter });
  };
}
