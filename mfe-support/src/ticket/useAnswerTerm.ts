import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { workingDayAfter } from '@campus/shared/contract/days';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { useTranslation } from 'react-i18next';

/** Working days in which an answer is promised; undefined until the setting is known. */
export function useAnswerDays() {
  const { data } = useCallQuery(listPublicSettings);
  const days = Number(data?.find(({ id }) => id === 'ticketAnswerDays')?.value);
  return days > 0 ? days : undefined;
}

/** The day by which an answer is promised to who waits since then; undefined where nobody waits. */
export function useAnswerDay(waitingSince: string | null | undefined) {
  const days = useAnswerDays();
  return waitingSince && days ? workingDayAfter(Date.parse(waitingSince), days) : undefined;
}

/** How long an answer takes, as the setting promises that tickets are late by. */
export function useAnswerTerm() {
  const { t } = useTranslation('support');
  const days = useAnswerDays();
  return days ? t('term.days', { count: days }) : t('term.soon');
}
