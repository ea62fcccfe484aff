import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { useListedChoices } from '@campus/shared/choice/useListedChoices';
import { listAuthors } from '@campus/shared/contract/media/taxonomyCalls';
import { useFormWindow } from '@campus/shared/record/useFormWindow';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewAuthorForm } from './AuthorForm';

const name = 'authorId';

/** Who wrote what is being written, or nobody; one who is missing is added on the spot. */
export function AuthorField() {
  const { t } = useTranslation('media');
  const { setValue } = useFormContext();
  const chosen = useWatch({ name }) as string | null | undefined;
  const authors = useCallQuery(listAuthors);
  const { source, unknown, add } = useListedChoices(authors, chosen ? [chosen] : []);
  const { ask, window } = useFormWindow<string>({
    title: () => t('taxonomy.author.new'),
    form: (text, { onDone, ...own }) => (
      <NewAuthorForm
        name={text}
        guard={false}
        onDone={(author) => {
          add(author);
          setValue(name, author.id, { shouldDirty: true, shouldValidate: true });
          onDone();
        }}
        {...own}
      />
    ),
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
