import { TextField } from '@campus/shared/form/TextField';
import { useTranslation } from 'react-i18next';
import styles from './Fields.module.css';
import { useFirstField } from './useFirstField';

/** Whom readers see under the title. */
export function AuthorFields() {
  const { t } = useTranslation('media');
  useFirstField('name.ru');
  return (
    <div className={styles.fields}>
      <TextField name="name.ru" label={t('directories.author.ru')} autoComplete="off" />
      <TextField name="name.en" label={t('directories.author.en')} autoComplete="off" optional />
      <TextField
        name="position.ru"
        label={t('directories.author.positionRu')}
        autoComplete="off"
        optional
      />
      <TextField
        name="position.en"
        label={t('directories.author.positionEn')}
        autoComplete="off"
        optional
      />
    </div>
  );
}
