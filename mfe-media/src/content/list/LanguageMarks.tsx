import type { LanguageKey } from '@campus/shared/contract/fields';
import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import styles from './LanguageMarks.module.css';

interface LanguageMarksProps {
  /** Those in which title, summary and text are all there. */
  languages: readonly LanguageKey[];
}

const all = ['ru', 'en'] as const;

/** Which languages a publication can be read in. */
export function LanguageMarks({ languages }: LanguageMarksProps) {
  const { t } = useTranslation('media');
  return (
    <ul className={styles.marks}>
      {all.map((language) => {
        const isDone = languages.includes(language);
        return (
          <li key={language} className={styles.mark} data-done={isDone || undefined}>
            <Icon name={isDone ? 'check' : 'close'} size={16} />
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <span className="visually-hidden">
              {t(isDone ? `desk.written.${language}` : `desk.unwritten.${language}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
