import { createNewsTag } from '@campus/shared/contract/media/taxonomyCalls';
import { newsTagRequest } from '@campus/shared/contract/media/requests';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryForm } from './EntryForm';
import { slugOfTag } from './slugOfTag';
import type { Tag } from './Tag';
import { TagFields } from './TagFields';

export interface NewEntryProps<Entry> {
  /** What it is called where it was looked for. */
  name?: string;
  /** Asks before the page is left; not where a form around it does. */
  guard: boolean;
  onDone: (entry: Entry) => unknown;
  onCancel: () => void;
  onDirty?: (isDirty: boolean) => void;
}

export function NewTagForm(props: NewEntryProps<Tag>) {
  const { name = '', guard, onDone, onCancel, onDirty } = props;
  const { t } = useTranslation('media');
  const [suggestion, setSuggestion] = useState<string>();
  const { form, onSubmit } = useCallForm(createNewsTag, newsTagRequest, {
    defaultValues: { name: { ru: name, en: '' }, slug: slugOfTag(name) },
    guard,
    onRefused: (refusal) => setSuggestion(refusal.suggestion),
    onDone,
  });
  return (
    <EntryForm
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('directories.tag.create')}
      onCancel={onCancel}
      onDirty={onDirty}
    >
      <TagFields isNew suggestion={suggestion} />
    </EntryForm>
  );
}
