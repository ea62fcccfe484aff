import type { LanguageKey } from '@campus/shared/contract/fields';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BodyField } from '../attachments/BodyField';
import { hasErrorIn } from '../content/editor/hasErrorIn';
import styles from './LanguagePanels.module.css';
import { useFieldLabel } from '../content/editor/useFieldLabel';

/** Russian first: English is a translation of it. */
const languages: readonly LanguageKey[] = ['ru', 'en'];

interface LanguageSwitchProps {
  language: LanguageKey;
  onLanguage: (language: LanguageKey) => void;
}

/** Which language a narrow screen shows; what was refused in the other one is marked. */
function LanguageSwitch({ language, onLanguage }: LanguageSwitchProps) {
  const { t } = useTranslation('media');
  const { errors } = useFormState();
  return (
    <div role="group" aria-label={t('editor.language.label')} className={styles.list}>
      {languages.map((own) => (
        <button
          key={own}
          type="button"
          aria-pressed={own === language}
          className={styles.tab}
          onClick={() => onLanguage(own)}
        >
          {t(`editor.language.${own}`)}
          {hasErrorIn(errors, own) && (
            <span className={styles.wrong}>
              <span aria-hidden="true">!</span>
              <span className="visually-hidden">{t('editor.language.wrong')}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

interface LanguageFieldsProps {
  language: LanguageKey;
  subjectId: string;
}

/** Title, summary and text in one language. */
function LanguageFields({ language, subjectId }: LanguageFieldsProps) {
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

interface LanguagePanelsProps {
  /** Which of them is seen where there is no room for both. */
  language: LanguageKey;
  onLanguage: (language: LanguageKey) => void;
  subjectId: string;
}

/** Russian and English beside each other; a narrow screen hides one, and what is typed there stays. */
export function LanguagePanels({ language, onLanguage, subjectId }: LanguagePanelsProps) {
  return (
    <div>
      <LanguageSwitch language={language} onLanguage={onLanguage} />
      <div className={styles.panels}>
        {languages.map((own) => (
          <div key={own} className={styles.panel} data-shown={own === language}>
            <Surface>
              <LanguageFields language={own} subjectId={subjectId} />
            </Surface>
          </div>
        ))}
      </div>
    </div>
  );
}
