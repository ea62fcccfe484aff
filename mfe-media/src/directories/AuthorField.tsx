import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { listAuthors } from '@campus/shared/contract/media/taxonomyCalls';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AuthorEntry } from './AuthorEntry';
import { FieldWindow } from './FieldWindow';
import { NewAuthorForm } from './NewAuthorForm';
import { useAsking } from './useAsking';
import { useDirectoryChoices } from './useDirectoryChoices';

const name = 'authorId';

/** Who wrote what is being written, or nobody; one who is missing is added on the spot. */
export function AuthorField() {
  const { t } = useTranslation('media');
  const { setValue } = useFormContext();
  const chosen = useWatch({ name }) as string | null | undefined;
  const authors = useCallQuery(listAuthors);
  const { source, unknown, add } = useDirectoryChoices(authors, chosen ? [chosen] : []);
  const { asked, count, isOpen, ask, close } = useAsking<string>();
  const onDone = (author: AuthorEntry) => {
    add(author);
    setValue(name, author.id, { shouldDirty: true, shouldValidate: true });
    close();
  };
  return (
    <>
      <ComboboxField
        {...source}
        name={name}
        label={t('directories.field.author')}
        hint={t('directories.field.authorHint')}
        optional
        none={null}
        selected={unknown[0]}
        creation={{
          label: (text) => t('directories.field.newAuthor', { name: text }),
          onCreate: ask,
        }}
      />
      <FieldWindow title={t('directories.author.new')} open={isOpen} onClose={close}>
        {(window) => (
          <NewAuthorForm key={count} name={asked} guard={false} onDone={onDone} {...window} />
        )}
      </FieldWindow>
    </>
  );
}
