import { dayAt, today } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../desk/ContentRecord';

/** Whether what is seen is what is saved, said aloud when that changes. */
export function SavedNote({ record }: { record: ContentRecord | null }) {
  const { t } = useTranslation('media');
  const { time, dateTime } = useFormat();
  const { dirtyFields, isSubmitting } = useFormState();

  const words = () => {
    if (isSubmitting) return t('editor.saved.saving');
    if (Object.keys(dirtyFields).length > 0) return t('editor.saved.unsaved');
    if (!record) return t('editor.saved.never');
    const isToday = dayAt(Date.parse(record.updatedAt)) === today();
    const when = (isToday ? time : dateTime)(record.updatedAt);
    return t(isToday ? 'editor.saved.at' : 'editor.saved.on', { time: when });
  };
  return <span role="status">{words()}</span>;
}
