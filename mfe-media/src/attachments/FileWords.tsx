import { FormScope } from '@campus/shared/form/FormScope';
import { TextField } from '@campus/shared/form/TextField';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import styles from './FileWords.module.css';
import type { useFileWords, WordsPart } from './useFileWords';

interface FileWordsProps {
  words: ReturnType<typeof useFileWords>;
  /** Which words there are to write. */
  fields: readonly WordsPart[];
  /** Whose words they are, for those who hear the page. */
  label: string;
}

/** What a file is called and what can be seen on it, in both languages. */
export function FileWords({ words, fields, label }: FileWordsProps) {
  const { t } = useTranslation('media');
  return (
    <FormScope form={words.form}>
      <div
        role="group"
        aria-label={label}
        className={styles.words}
        onBlur={() => void words.save()}
      >
        {fields.map((field) => (
          <div key={field} className={styles.pair}>
            <TextField
              name={`${field}.ru`}
              label={t(`attachments.${field}.ru`)}
              hint={field === 'alt' ? t('attachments.alt.hint') : undefined}
              optional={field === 'caption'}
            />
            <TextField
              name={`${field}.en`}
              label={t(`attachments.${field}.en`)}
              hint={field === 'alt' ? t('attachments.alt.hintEn') : undefined}
              optional
            />
          </div>
        ))}
        {words.failure && (
          <div role="alert" className={styles.failure}>
            <p>{t('attachments.wordsFailed', { reason: words.failure })}</p>
            <Button size="s" variant="soft" icon="retry" onClick={() => void words.save()}>
              {t('attachments.saveWords')}
            </Button>
          </div>
        )}
      </div>
    </FormScope>
  );
}
