import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { MultiSelectField } from '@campus/shared/choice/MultiSelectField';
import { listNewsTags } from '@campus/shared/contract/media/taxonomyCalls';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldWindow } from './FieldWindow';
import { NewTagForm } from './NewTagForm';
import type { Tag } from './Tag';
import { useAsking } from './useAsking';
import { useDirectoryChoices } from './useDirectoryChoices';

const limit = 5;
const name = 'tagIds';

/** The tags of what is being written; one that is missing is added on the spot. */
export function TagsField() {
  const { t } = useTranslation('media');
  const { setValue } = useFormContext();
  const chosen = (useWatch({ name }) ?? []) as readonly string[];
  const { source, unknown, add } = useDirectoryChoices(useCallQuery(listNewsTags), chosen);
  const { asked, count, isOpen, ask, close } = useAsking<string>();
  const onDone = (tag: Tag) => {
    add(tag);
    setValue(name, [...chosen, tag.id], { shouldDirty: true, shouldValidate: true });
    close();
  };
  return (
    <>
      <MultiSelectField
        {...source}
        name={name}
        label={t('directories.field.tags')}
        hint={t('directories.field.tagsHint', { count: limit })}
        optional
        limit={limit}
        selected={unknown}
        creation={{
          label: (text) => t('directories.field.newTag', { name: text }),
          onCreate: ask,
        }}
      />
      <FieldWindow title={t('directories.tag.new')} open={isOpen} onClose={close}>
        {(window) => (
          <NewTagForm key={count} name={asked} guard={false} onDone={onDone} {...window} />
        )}
      </FieldWindow>
    </>
  );
}
