import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { MultiSelectField } from '@campus/shared/choice/MultiSelectField';
import { useListedChoices } from '@campus/shared/choice/useListedChoices';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewTagForm } from './TagForm';
import { useNewEntry } from './useNewEntry';

const limit = 5;
const name = 'tagIds';

/** The tags of what is being written; one that is missing is added on the spot. */
export function TagsField() {
  const { t } = useTranslation('media');
  const chosen = (useWatch({ name }) ?? []) as readonly string[];
  const { source, unknown, add } = useListedChoices(useCallQuery(listNewsTags), chosen);
  const { ask, window } = useNewEntry({
    field: name,
    title: t('taxonomy.tag.new'),
    form: (own) => <NewTagForm {...own} />,
    add,
    valueWith: (id) => [...chosen, id],
  });
  return (
    <>
      <MultiSelectField
        {...source}
        name={name}
        label={t('taxonomy.field.tags')}
        hint={t('taxonomy.field.tagsHint', { count: limit })}
        optional
        limit={limit}
        selected={unknown}
        creation={{
          label: (text) => t('taxonomy.field.newTag', { name: text }),
          onCreate: ask,
        }}
      />
      {window}
    </>
  );
}
