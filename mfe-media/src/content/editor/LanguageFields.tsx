import type { LanguageKey } from '@campus/shared/contract/fields';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TitleField } from '@campus/shared/form/TitleField';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BodyField } from './BodyField';
import type { ContentValues } from './ContentValues';

/** How much of title, summary and text is there; readers get English only when all of it is. */
export function useWrittenParts(): Record<LanguageKey, number> {
  const texts = useWatch<ContentValues, ['title', 'summary', 'body']>({
    name: ['title', 'summary', 'body'],
  });
  const partOf = (language: LanguageKey) =>
    texts.filter((text) => text[language].trim()).length / texts.length;
  return { ru: partOf('ru'), en: partOf('en') };
}

const inEnglish = /\.en$/;
const language = /\.(ru|en)$/;

/** What a field of the contract is called on the screen; English ones say so. */
export function useFieldLabel() {
  const { t } = useTranslation('media');
  return (name: string) => {
    const label = t(`editor.names.${name.replace(language, '')}`);
    return inEnglish.test(name) ? t('editor.names.inEnglish', { label }) : label;
  };
}

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
    missing: t(`editor.whenEmpty.${name}`),
  });
  return (
    <>
      <TitleField {...nameOf('title')} lang={language} />
      <TextAreaField {...nameOf('summary')} hint={t('editor.summaryHint')} rows={2} limit={300} />
      <BodyField
        name={`body.${language}`}
        language={language}
        label={labelOf(`body.${language}`)}
        missing={t('editor.whenEmpty.body')}
        subjectId={subjectId}
      />
    </>
  );
}
