import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LanguageMark.module.css';

interface LanguageMarkProps {
  ref?: Ref<HTMLElement>;
  lang: LanguageKey;
}

/** Stands after a title that is not in the reader’s language. */
export function LanguageMark({ ref, lang }: LanguageMarkProps) {
  const { t, i18n } = useTranslation('shared');
  if (lang === i18n.language) return null;
  return (
    <small ref={ref} className={styles.mark} lang={i18n.language}>
      <span aria-hidden="true">{lang.toUpperCase()}</span>
      <span className="visually-hidden">{t(`reading.writtenIn.${lang}`)}</span>
    </small>
  );
}
