import { TextField } from '@campus/shared/form/TextField';
import { Button } from '@campus/shared/ui/Button';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './Fields.module.css';
import { useFirstField } from './useFirstField';
import { useSlugOfName } from './useSlugOfName';

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
