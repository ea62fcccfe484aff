import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { type NewsItem, filterNews } from '@campus/shared/contract/media/newsCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { RecordHead } from '@campus/shared/remote/RecordHead';
import { useTranslation } from 'react-i18next';
import { newsHead } from '../../heads/newsHead';
import { Cover } from '../reading/Cover';
import { NewsGrid } from './NewsGrid';
import { AuthorLine } from '../reading/AuthorLine';
import { Body } from '../reading/Body';
import { FactsAside } from '@campus/shared/reading/FactsAside';
import { Teaser } from '@campus/shared/reading/Teaser';
import { ReadingLayout } from '@campus/shared/reading/ReadingLayout';
import { ShareButton } from '@campus/shared/reading/ShareButton';
import { TagLinks } from '../reading/TagLinks';
import styles from './Article.module.css';

const shown = 3;

interface MoreNewsProps {
  /** The news item that is being read. */
  except: string;
}

/** An offer, not the reason of the visit: while it loads or fails, the article stands alone. */
function MoreNews({ except }: MoreNewsProps) {
  const { t } = useTranslation('media');
  const { data } = useCallQuery(filterNews, { query: { size: shown + 1 }, body: {} });
  const others = data?.items.filter((news) => news.id !== except).slice(0, shown) ?? [];
  if (others.length === 0) return null;
  return (
    <Teaser title={t('news.more')} all={{ to: mediaPaths.news(), label: t('news.all') }}>
      <NewsGrid items={others} headingLevel={3} />
    </Teaser>
  );
}

interface ArticleFactsProps {
  news: NewsItem;
}

function ArticleFacts({ news: { title, publishAt, author, tags } }: ArticleFactsProps) {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  return (
    <FactsAside label={t('news.facts')}>
      <p className={styles.date}>
        <span className="visually-hidden">{t('news.published')} </span>
        <time dateTime={publishAt}>{date(publishAt)}</time>
      </p>
      {author && <AuthorLine author={author} />}
      <TagLinks tags={tags} list={mediaPaths.news()} />
      <ShareButton title={title} />
    </FactsAside>
  );
}

interface ArticleProps {
  news: NewsItem;
}

export const Article = ({ news }: ArticleProps) => (
  <ReadingLayout
    cover={<Cover item={news} place="page" isFirst />}
    aside={<ArticleFacts news={news} />}
    next={<MoreNews except={news.id} />}
  >
    <RecordHead source={newsHead} record={news} />
    <Body item={news} />
  </ReadingLayout>
);
