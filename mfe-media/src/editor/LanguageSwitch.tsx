import type { LanguageKey } from '@campus/shared/contract/fields';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasErrorIn } from './hasErrorIn';
import styles from './LanguageSwitch.module.css';
import { languages } from './languages';

interface LanguageSwitchProps {
  language: LanguageKey;
  onLanguage: (language: LanguageKey) => void;
}

/** Which language a narrow screen shows; what was refused in the other one is marked. */
export function LanguageSwitch({ language, onLanguage }: LanguageSwitchProps) {
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
