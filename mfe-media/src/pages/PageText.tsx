import { mediaPaths } from '@campus/shared/contract/media/paths';
import { helpPageEnd } from '@campus/shared/contract/media/places';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { ReadingLayout } from '@campus/shared/reading/ReadingLayout';
import { ShareButton } from '@campus/shared/reading/ShareButton';
import { Place } from '@campus/shared/remote/Place';
import { RecordHead } from '@campus/shared/remote/RecordHead';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pageHead } from '../../heads/pageHead';
import { Body } from '../reading/Body';
import { Cover } from '../reading/Cover';
import { PageContents, useContentsParts } from './contents/PageContents';
import styles from './PageText.module.css';
import { sectionTree, type PageItem, type PageSummary } from './sectionTree';

interface SectionMenuProps {
  page: PageItem;
  /** All pages of its section. */
  pages: readonly PageSummary[];
}

/** The pages around this one. */
function SectionMenu({ page, pages }: SectionMenuProps) {
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
      <p className={styles.menuHeading} aria-hidden="true">
        {t(`pages.section.${page.section}`)}
      </p>
      <ul className={styles.menuList}>
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

/** What a page only introduces. */
function ChildPages({ pages }: { pages: readonly PageSummary[] }) {
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
                <TextLink to={mediaPaths.infoPage(url)} quiet cover>
                  {title}
                </TextLink>
                <LanguageMark lang={lang} />
              </h3>
              <p className={styles.summary}>{summary}</p>
            </Surface>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way on for whom the page did not help. */
function StillNeedHelp() {
  const { t } = useTranslation('media');
  const heading = useId();
  return (
    <Surface as="section" tone="accent" aria-labelledby={heading}>
      <Stack gap={3} align="start">
        <h2 id={heading}>{t('pages.stillNeedHelp')}</h2>
        <ButtonLink to={supportPaths.newTicket()} icon="mail">
          {t('pages.write')}
        </ButtonLink>
      </Stack>
    </Surface>
  );
}

interface PageTextProps {
  page: PageItem;
  /** All pages of its section; none until they are there. */
  pages: readonly PageSummary[];
}

export function PageText({ page, pages }: PageTextProps) {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  const { text, parts } = useContentsParts(page.body);
  const below = pages.filter(({ parentId }) => parentId === page.id);
  // A page that only introduces others answers nothing itself.
  const isAnswer = pages.length > 0 && below.length === 0;
  return (
    <ReadingLayout
      cover={page.cover && <Cover item={{ ...page, tags: [] }} place="page" isFirst />}
      aside={
        // Until the section is known its place is kept; a page alone in it needs none.
        pages.length !== 1 && (
          <div className={styles.aside}>
            <SectionMenu page={page} pages={pages} />
          </div>
        )
      }
    >
      <RecordHead source={pageHead} record={page} />
      <PageContents parts={parts} lang={page.lang} />
      <div className={styles.text}>
        <Body ref={text} item={page} />
      </div>
      <div className={styles.foot}>
        <time dateTime={page.updatedAt}>{t('pages.updated', { date: date(page.updatedAt) })}</time>
        <ShareButton title={page.title} />
      </div>
      <ChildPages pages={below} />
      {page.section === 'HELP' && (
        <>
          <StillNeedHelp />
          {isAnswer && <Place of={helpPageEnd} url={page.url} />}
        </>
      )}
    </ReadingLayout>
  );
}
