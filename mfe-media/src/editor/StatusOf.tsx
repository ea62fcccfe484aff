import { useFormat } from '@campus/shared/format/useFormat';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../desk/ContentRecord';
import { statusLooks } from '../desk/statusLooks';

/** The state that the server knows a record to be in. */
export function StatusOf({ record }: { record: ContentRecord | null }) {
  const { t } = useTranslation('media');
  const { dateTime } = useFormat();
  const status = record?.status ?? 'DRAFT';
  const isAhead = status === 'SCHEDULED' && record?.publishAt;
  return (
    <Status {...statusLooks[status]}>
      {isAhead
        ? t('editor.status.appears', { time: dateTime(isAhead) })
        : t(`editor.status.${record ? status : 'NEW'}`)}
    </Status>
  );
}
