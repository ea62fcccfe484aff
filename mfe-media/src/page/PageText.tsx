import { useFormat } from '@campus/shared/format/useFormat';
import { RecordHead } from '@campus/shared/remote/RecordHead';
import { useTranslation } from 'react-i18next';
import { pageHead } from '../../heads/pageHead';
import { Cover } from '../cover/Cover';
import { Body } from '../reading/Body';
import { ReadingLayout } from '../reading/ReadingLayout';
import { ShareButton } from '../reading/ShareButton';
import { ChildPages } from './ChildPages';
import { Contents } from './Contents';
import type { PageItem } from './PageItem';
import styles from './PageText.module.css';
import { SectionMenu } from './SectionMenu';
import type { PageSummary } from './sectionTree';
import { useParts } from './useParts';

interface PageTextProps {
  page: PageItem;
  /** All pages of its section; none until they are there. */
  pages: readonly PageSummary[];
}

export function PageText({ page, pages }: PageTextProps) {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  const { text, parts } = useParts(page.body);
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
      <Contents parts={parts} lang={page.lang} />
      <div className={styles.text}>
        <Body ref={text} item={page} />
      </div>
      <div className={styles.foot}>
        <time dateTime={page.updatedAt}>{t('pages.updated', { date: date(page.updatedAt) })}</time>
        <ShareButton title={page.title} />
      </div>
      <ChildPages pages={pages.filter(({ parentId }) => parentId === page.id)} />
    </ReadingLayout>
  );
}
