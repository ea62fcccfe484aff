import { ConflictDialog } from '@campus/shared/form/ConflictDialog';
import type { Meeting } from '@campus/shared/form/useConflict';
import { Avatar } from '@campus/shared/ui/Avatar';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AuthorEntry } from './AuthorEntry';
import { authorLabels } from './authorLabels';
import type { valuesOfAuthor } from './valuesOfAuthor';

type Values = ReturnType<typeof valuesOfAuthor> & { version: number };
type Name = keyof typeof authorLabels;

interface AuthorConflictProps {
  meeting: Meeting<AuthorEntry, Values, Name>;
  /** The author as the form began with them. */
  known: AuthorEntry;
}

/** What somebody else has saved about an author, beside what was typed here. */
export function AuthorConflict({ meeting, known }: AuthorConflictProps) {
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
