import type { LanguageKey } from '@campus/shared/contract/fields';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { Stack } from '@campus/shared/ui/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BodyField } from '../attachments/BodyField';
import styles from './LanguageFields.module.css';
import { useFieldLabel } from './useFieldLabel';

interface LanguageFieldsProps {
  language: LanguageKey;
  subjectId: string;
}

/** Title, summary and text in one language. */
export function LanguageFields({ language, subjectId }: LanguageFieldsProps) {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  const heading = useId();
  const nameOf = (name: string) => ({
    name: `${name}.${language}`,
    label: labelOf(`${name}.${language}`),
    optional: language === 'en',
  });
  return (
    <Stack as="section" gap={5} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t(`editor.language.${language}`)}
      </h2>
      <TextField {...nameOf('title')} />
      <TextAreaField {...nameOf('summary')} hint={t('editor.summaryHint')} rows={3} limit={300} />
      <BodyField
        name={`body.${language}`}
        language={language}
        label={labelOf(`body.${language}`)}
        subjectId={subjectId}
      />
    </Stack>
  );
}
