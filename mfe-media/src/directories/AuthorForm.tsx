import { updateAuthor } from '@campus/shared/contract/media';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useConflict } from '@campus/shared/form/useConflict';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthorConflict } from './AuthorConflict';
import { AuthorDetails } from './AuthorDetails';
import type { AuthorEntry } from './AuthorEntry';
import { AuthorFields } from './AuthorFields';
import { authorLabels } from './authorLabels';
import { authorSchema } from './authorSchema';
import type { EditProps } from './EditProps';
import { EntryForm } from './EntryForm';
import { valuesOfAuthor } from './valuesOfAuthor';

const names = Object.keys(authorLabels) as (keyof typeof authorLabels)[];

const versioned = (author: AuthorEntry) => ({
  ...valuesOfAuthor(author),
  version: author.staff?.version ?? 0,
});

export function AuthorForm({ entry, read, onDone, onCancel, onDirty }: EditProps<AuthorEntry>) {
  const { t } = useTranslation('media');
  const [present, setPresent] = useState(entry);
  const { form, onSubmit } = useCallForm(updateAuthor, authorSchema, {
    input: { params: { id: entry.id } },
    defaultValues: versioned(entry),
    onRefused: (refusal): Promise<boolean> => conflict.onRefused(refusal),
    onDone,
  });
  const conflict = useConflict({
    form,
    names,
    read: () => read(entry.id),
    valuesOf: versioned,
    onSettled: ({ theirs }) => {
      setPresent(theirs);
      return form.handleSubmit(onSubmit)();
    },
  });
  return (
    <>
      <EntryForm
        form={form}
        onSubmit={onSubmit}
        submitLabel={t('directories.save')}
        onCancel={onCancel}
        onDirty={onDirty}
      >
        <AuthorFields />
        <AuthorDetails author={present} />
      </EntryForm>
      {conflict.meeting && <AuthorConflict meeting={conflict.meeting} known={present} />}
    </>
  );
}
