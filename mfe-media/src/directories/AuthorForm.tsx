import { updateAuthor } from '@campus/shared/contract/media/taxonomyCalls';
import { ConflictDialog } from '@campus/shared/form/ConflictDialog';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useConflict, type Meeting } from '@campus/shared/form/useConflict';
import { Avatar } from '@campus/shared/ui/Avatar';
import { useState } from 'react';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthorDetails } from './AuthorDetails';
import type { AuthorEntry } from './AuthorEntry';
import { AuthorFields } from './AuthorFields';
import { authorSchema } from './authorSchema';
import type { EditProps } from './EditProps';
import { EntryForm } from './EntryForm';
import { valuesOfAuthor } from './valuesOfAuthor';

/** What two people may have written differently about an author, in the order of the form. */
const authorLabels = {
  'name.ru': 'ru',
  'name.en': 'en',
  'position.ru': 'positionRu',
  'position.en': 'positionEn',
  'bio.ru': 'bioRu',
  'bio.en': 'bioEn',
  photoId: 'photo',
} as const;

type Values = ReturnType<typeof valuesOfAuthor> & { version: number };
type Name = keyof typeof authorLabels;

interface AuthorConflictProps {
  meeting: Meeting<AuthorEntry, Values, Name>;
  /** The author as the form began with them. */
  known: AuthorEntry;
}

/** What somebody else has saved about an author, beside what was typed here. */
function AuthorConflict({ meeting, known }: AuthorConflictProps) {
  const { t } = useTranslation('media');
  const photoOf = (id: string | null) => {
    const found = [meeting.theirs, known].find(({ staff }) => staff?.photoId === id);
    if (!id || !found?.photo) return id && t('directories.author.newPhoto');
    return (
      <>
        <Avatar size="l" name={found.name} photo={found.photo} />
        <span className="visually-hidden">{t('directories.author.savedPhoto')}</span>
      </>
    );
  };
  const differences = meeting.inWords(
    (name) => t(`directories.author.${authorLabels[name]}`),
    (name, values) =>
      name === 'photoId' ? photoOf(values.photoId) : get<Values, string>(values, name),
  );
  return <ConflictDialog {...meeting.window} differences={differences} />;
}

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
