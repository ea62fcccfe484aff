import { paths } from '@campus/shared/paths';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ChildPages.module.css';
import type { PageSummary } from './sectionTree';

/** What a page only introduces. */
export function ChildPages({ pages }: { pages: readonly PageSummary[] }) {
  const { t } = useTranslation('media');
  const heading = useId();
  if (pages.length === 0) return null;
  return (
    <section className={styles.pages} aria-labelledby={heading}>
      <h2 id={heading}>{t('pages.inside')}</h2>
      <ul className={styles.list}>
        {pages.map(({ id, url, title, summary, lang }) => (
          <li key={id} className={styles.cell} lang={lang}>
            <Surface padding="s" interactive>
              <h3 className={styles.title}>
                <TextLink to={paths.infoPage(url)} quiet cover>
                  {title}
                </TextLink>
              </h3>
              <p className={styles.summary}>{summary}</p>
            </Surface>
          </li>
        ))}
      </ul>
    </section>
  );
}
