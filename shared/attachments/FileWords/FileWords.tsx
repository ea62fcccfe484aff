import type { useFileWords, WordsPart } from '@campus/shared/attachments/useFileWords';
import { FormScope } from '@campus/shared/form/FormScope';
import { TextField } from '@campus/shared/form/TextField';
import { Button } from '@campus/shared/ui/Button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FileWords.module.css';

interface FileWordsProps {
  words: ReturnType<typeof useFileWords>;
  /** Which words there are to write. */
  fields: readonly WordsPart[];
  /** Whose words they are, for those who hear the page. */
  label: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** What a file is called and what can be seen on it, in both languages. */
export function FileWords({ words, fields, label, ref }: FileWordsProps) {
  const { t } = useTranslation('shared');
  return (
    <FormScope form={words.form}>
      <div
        ref={ref}
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
