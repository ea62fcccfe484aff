import { Drawer } from '@campus/shared/overlay/Drawer';
import { useTranslation } from 'react-i18next';
import { AuthorDetails } from './AuthorDetails';
import type { AuthorEntry } from './AuthorEntry';
import { AuthorForm } from './AuthorForm';
import { NewAuthorForm } from './NewAuthorForm';
import type { EditProps } from './EditProps';

interface AuthorDrawerProps extends Omit<EditProps<AuthorEntry>, 'entry'> {
  subject: AuthorEntry | 'new' | undefined;
}

export function AuthorDrawer({ subject, read, ...form }: AuthorDrawerProps) {
  const { t } = useTranslation('media');
  const title =
    typeof subject === 'object'
      ? t('directories.author.edit', { name: subject.name })
      : t('directories.author.new');
  return (
    <Drawer open={subject !== undefined} onClose={form.onCancel} title={title}>
      {typeof subject === 'object' && <AuthorForm entry={subject} read={read} {...form} />}
      {subject === 'new' && (
        <NewAuthorForm guard {...form}>
          <AuthorDetails />
        </NewAuthorForm>
      )}
    </Drawer>
  );
}
