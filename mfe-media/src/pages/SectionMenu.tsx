import { mediaPaths } from '@campus/shared/contract/media/paths';
import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './SectionMenu.module.css';
import { sectionTree, type PageItem, type PageSummary } from './sectionTree';

interface SectionMenuProps {
  page: PageItem;
  /** All pages of its section. */
  pages: readonly PageSummary[];
}

/** The pages around this one. */
export function SectionMenu({ page, pages }: SectionMenuProps) {
  const { t } = useTranslation('media');
  if (pages.length === 0) return null;
  const linkTo = ({ id, url, title, lang }: PageSummary) => (
    <Link
      to={mediaPaths.infoPage(url)}
      className={styles.link}
      aria-current={id === page.id ? 'page' : undefined}
      lang={lang}
    >
      {title}
      <LanguageMark lang={lang} />
    </Link>
  );
  return (
    <nav className={styles.menu} aria-label={t(`pages.section.${page.section}`)}>
      <p className={styles.heading} aria-hidden="true">
        {t(`pages.section.${page.section}`)}
      </p>
      <ul className={styles.list}>
        {sectionTree(pages).map(({ page: parent, children }) => (
          <li key={parent.id}>
            {linkTo(parent)}
            {children.length > 0 && (
              <ul className={styles.children}>
                {children.map((child) => (
                  <li key={child.id}>{linkTo(child)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
