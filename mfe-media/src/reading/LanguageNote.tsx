import type { LanguageKey } from '@campus/shared/contract/fields';
import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import styles from './LanguageNote.module.css';

interface LanguageNoteProps {
  lang: LanguageKey;
}

/** Says honestly that the text is not yet in the reader's language. */
export function LanguageNote({ lang }: LanguageNoteProps) {
  const { t, i18n } = useTranslation('media');
  if (lang === i18n.language) return null;
  return (
    <p className={styles.note} role="note">
      <Icon name="globe" />
      {t('reading.otherLanguage')}
    </p>
  );
}
