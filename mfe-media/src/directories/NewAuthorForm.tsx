import { createAuthor } from '@campus/shared/contract/media/taxonomyCalls';
import { useCallForm } from '@campus/shared/form/useCallForm';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthorFields } from './AuthorFields';
import type { AuthorEntry } from './AuthorEntry';
import { EntryForm } from './EntryForm';
import type { NewEntryProps } from './NewTagForm';
import { newAuthorSchema } from './authorSchema';
import { valuesOfAuthor } from './valuesOfAuthor';

interface NewAuthorFormProps extends NewEntryProps<AuthorEntry> {
  /** What can be told of an author besides the name and the position. */
  children?: ReactNode;
}

export function NewAuthorForm(props: NewAuthorFormProps) {
  const { name = '', guard, onDone, onCancel, onDirty, children } = props;
  const { t } = useTranslation('media');
  const { form, onSubmit } = useCallForm(createAuthor, newAuthorSchema, {
    defaultValues: { ...valuesOfAuthor(), name: { ru: name, en: '' } },
    guard,
    onDone,
  });
  return (
    <EntryForm
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('directories.author.create')}
      onCancel={onCancel}
      onDirty={onDirty}
    >
      <AuthorFields />
      {children}
    </EntryForm>
  );
}
