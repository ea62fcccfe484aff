import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';

/** A state in words; of what is scheduled with the moment. */
export function usePublicationWords() {
  const { t } = useTranslation('media');
  const { shortDate, time } = useFormat();
  return (status: PublicationStatus, publishAt: string | null) =>
    status === 'SCHEDULED' && publishAt
      ? t('desk.scheduledFor', { date: shortDate(publishAt), time: time(publishAt) })
      : t(`desk.status.${status}`);
}
