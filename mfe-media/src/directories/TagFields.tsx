import { TextField } from '@campus/shared/form/TextField';
import { Button } from '@campus/shared/ui/Button';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './Fields.module.css';
import { slugOfTag } from './slugOfTag';
import { useFirstField } from './useFirstField';

interface Named {
  name: { ru: string };
  slug: string;
}

/** The address follows the name until somebody writes another one. */
function useSlugOfName(isNew: boolean) {
  const { control, getValues, setValue, formState } = useFormContext<Named>();
  const name = useWatch({ control, name: 'name.ru' });
  const before = useRef(name);
  const { isSubmitted } = formState;
  useEffect(() => {
    const isOurs = isNew && getValues('slug') === slugOfTag(before.current);
    if (isOurs && name !== before.current)
      setValue('slug', slugOfTag(name), { shouldDirty: true, shouldValidate: isSubmitted });
    before.current = name;
  }, [isNew, name, isSubmitted, getValues, setValue]);
}

interface TagFieldsProps {
  isNew?: boolean;
  /** An address that is free, where the wanted one was not. */
  suggestion?: string;
}

export function TagFields({ isNew = false, suggestion }: TagFieldsProps) {
  const { t } = useTranslation('media');
  useSlugOfName(isNew);
  useFirstField('name.ru');
  return (
    <div className={styles.fields}>
      <TextField name="name.ru" label={t('directories.tag.ru')} autoComplete="off" />
      <TextField name="name.en" label={t('directories.tag.en')} autoComplete="off" optional />
      <div className={styles.suggestion}>
        <TextField
          name="slug"
          label={t('directories.tag.slug')}
          autoComplete="off"
          spellCheck={false}
        />
        {suggestion && <Suggestion slug={suggestion} />}
      </div>
    </div>
  );
}

function Suggestion({ slug }: { slug: string }) {
  const { t } = useTranslation('media');
  const { setValue, setFocus } = useFormContext();
  const take = () => {
    setValue('slug', slug, { shouldDirty: true, shouldValidate: true });
    setFocus('slug');
  };
  return (
    <Button variant="soft" size="s" icon="check" onClick={take}>
      {t('directories.tag.suggestion', { slug })}
    </Button>
  );
}
