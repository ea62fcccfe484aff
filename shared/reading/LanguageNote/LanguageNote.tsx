import type { LanguageKey } from '@campus/shared/contract/fields';
import { Icon } from '@campus/shared/ui/Icon';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LanguageNote.module.css';

interface LanguageNoteProps {
  ref?: Ref<HTMLParagraphElement>;
  lang: LanguageKey;
}

/** Says honestly that the text is not yet in the reader's language. */
export function LanguageNote({ ref, lang }: LanguageNoteProps) {
  const { t, i18n } = useTranslation('shared');
  if (lang === i18n.language) return null;
  return (
    <p ref={ref} className={styles.note} role="note">
      <Icon name="globe" />
      {t('reading.otherLanguage')}
    </p>
  );
}
