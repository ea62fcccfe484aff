import type { LanguageKey } from '@campus/shared/contract/fields';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { useTranslation } from 'react-i18next';
import { BodyField } from './BodyField';
import { useFieldLabel } from './useFieldLabel';

/** The texts that each language has a panel of its own for. */
export const textNames = ['title', 'summary', 'body'] as const;

interface LanguageFieldsProps {
  language: LanguageKey;
  subjectId: string;
}

/** Title, summary and text in one language. */
export function LanguageFields({ language, subjectId }: LanguageFieldsProps) {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  const nameOf = (name: string) => ({
    name: `${name}.${language}`,
    label: labelOf(`${name}.${language}`),
    optional: language === 'en',
  });
  return (
    <>
      <TextField {...nameOf('title')} />
      <TextAreaField {...nameOf('summary')} hint={t('editor.summaryHint')} rows={3} limit={300} />
      <BodyField
        name={`body.${language}`}
        language={language}
        label={labelOf(`body.${language}`)}
        subjectId={subjectId}
      />
    </>
  );
}
