import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { useLanguageSwitch } from '../language/useLanguageSwitch';
import styles from './LanguageSwitch.module.css';

const languages = ['ru', 'en'] as const;

/** Changes the words in place: the address and what was typed stay. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const current = useClientStore((state) => state.currentLanguage);
  const switchLanguage = useLanguageSwitch();
  return (
    <div role="group" aria-label={t('language.label')} className={styles.group}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={t(`language.${language}`)}
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
