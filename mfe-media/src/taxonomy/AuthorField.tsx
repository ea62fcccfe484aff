import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { useListedChoices } from '@campus/shared/choice/useListedChoices';
import { listAuthors } from '@campus/shared/contract/media/taxonomyCalls';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewAuthorForm } from './AuthorForm';
import { useNewEntry } from './useNewEntry';

const name = 'authorId';

/** Who wrote what is being written, or nobody; one who is missing is added on the spot. */
export function AuthorField() {
  const { t } = useTranslation('media');
  const chosen = useWatch({ name }) as string | null | undefined;
  const authors = useCallQuery(listAuthors);
  const { source, unknown, add } = useListedChoices(authors, chosen ? [chosen] : []);
  const { ask, window } = useNewEntry({
    field: name,
    title: t('taxonomy.author.new'),
    form: (own) => <NewAuthorForm {...own} />,
    add,
    valueWith: (id) => id,
  });
  return (
    <>
      <ComboboxField
        {...source}
        name={name}
        label={t('taxonomy.field.author')}
        hint={t('taxonomy.field.authorHint')}
        optional
        none={null}
        selected={unknown[0]}
        creation={{
          label: (text) => t('taxonomy.field.newAuthor', { name: text }),
          onCreate: ask,
        }}
      />
      {window}
    </>
  );
}
