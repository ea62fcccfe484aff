import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { useLanguageSwitch } from '../language/useLanguageSwitch';
import styles from './LanguageSwitch.module.css';

/** Each in its own words: who looks for one may not know the other. */
const languages = [
  ['ru', 'Русский'],
  ['en', 'English'],
] as const;

/** Changes the words in place: the address and what was typed stay. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const current = useClientStore((state) => state.currentLanguage);
  const switchLanguage = useLanguageSwitch();
  return (
    <div role="group" aria-label={t('language.label')} className={styles.group}>
      {languages.map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={name}
          aria-pressed={language === current}
          className={styles.option}
          onClick={() => void switchLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
