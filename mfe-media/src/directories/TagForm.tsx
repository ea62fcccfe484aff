import { updateNewsTag } from '@campus/shared/contract/media/taxonomyCalls';
import { newsTagUpdateRequest } from '@campus/shared/contract/media/requests';
import { ConflictDialog } from '@campus/shared/form/ConflictDialog';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useConflict } from '@campus/shared/form/useConflict';
import { useState } from 'react';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EditProps } from './EditProps';
import { EntryForm } from './EntryForm';
import type { Tag } from './Tag';
import { TagFields } from './TagFields';
import { valuesOfTag } from './valuesOfTag';

const labels = { 'name.ru': 'ru', 'name.en': 'en', slug: 'slug' } as const;
const names = Object.keys(labels) as (keyof typeof labels)[];

export function TagForm({ entry, read, onDone, onCancel, onDirty }: EditProps<Tag>) {
  const { t } = useTranslation('media');
  const [suggestion, setSuggestion] = useState<string>();
  const { form, onSubmit } = useCallForm(updateNewsTag, newsTagUpdateRequest, {
    input: { params: { id: entry.id } },
    defaultValues: valuesOfTag(entry),
    onRefused: (refusal): Promise<boolean> => {
      setSuggestion(refusal.suggestion);
      return conflict.onRefused(refusal);
    },
    onDone,
  });
  const conflict = useConflict({
    form,
    names,
    read: () => read(entry.id),
    valuesOf: valuesOfTag,
    onSettled: () => form.handleSubmit(onSubmit)(),
  });
  const { meeting } = conflict;
  return (
    <>
      <EntryForm
        form={form}
        onSubmit={onSubmit}
        submitLabel={t('directories.save')}
        onCancel={onCancel}
        onDirty={onDirty}
      >
        <TagFields suggestion={suggestion} />
      </EntryForm>
      {meeting && (
        <ConflictDialog
          {...meeting.window}
          differences={meeting.inWords(
            (name) => t(`directories.tag.${labels[name]}`),
            (name, values) => get<object, string>(values, name),
          )}
        />
      )}
    </>
  );
}
