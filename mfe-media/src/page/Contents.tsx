import { TextLink } from '@campus/shared/ui/TextLink';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Contents.module.css';

interface ContentsProps {
  parts: readonly { id: string; name: string }[];
  lang: string;
}

/** What a long page is about; a page of one part needs none. */
export function Contents({ parts, lang }: ContentsProps) {
  const { t } = useTranslation('media');
  const heading = useId();
  if (parts.length < 2) return null;
  return (
    <nav className={styles.contents} aria-labelledby={heading}>
      <p id={heading} className={styles.heading}>
        {t('pages.contents')}
      </p>
      <ol className={styles.list} lang={lang}>
        {parts.map(({ id, name }) => (
          <li key={id} className={styles.item}>
            <TextLink to={`#${id}`} quiet>
              {name}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
