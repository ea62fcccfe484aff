import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { useTranslation } from 'react-i18next';

/** How long an answer takes, as the setting promises that tickets are late by. */
export function useAnswerTerm() {
  const { t } = useTranslation('support');
  const { data } = useCallQuery(listPublicSettings);
  const days = Number(data?.find(({ id }) => id === 'ticketAnswerDays')?.value);
  return days > 0 ? t('term.days', { count: days }) : t('term.soon');
}
