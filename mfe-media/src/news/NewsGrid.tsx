import type { NewsCard as NewsCardData } from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { CardGrid } from '@campus/shared/reading/CardGrid';
import { CardGridSkeleton } from '@campus/shared/reading/CardGridSkeleton';
import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { Chip } from '@campus/shared/ui/Chip';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Status } from '@campus/shared/ui/Status';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { Cover } from '../reading/Cover';
import styles from './NewsCard.module.css';
import shape from './NewsCardSkeleton.module.css';

/** About three lines of a card. */
const most = 120;

/** Its first sentences, whole: cut after one of them, a text would end with a full stop and dots. */
function firstSentences(text: string) {
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  const upTo = (count: number) => sentences.slice(0, count).join(' ');
  const others = sentences.filter((_, index) => index > 0 && upTo(index + 1).length <= most);
  return upTo(others.length + 1);
}

interface NewsCardProps {
  news: NewsCardData;
  /** Cover beside the words where there is room. */
  isWide?: boolean;
  /** Among the first things seen. */
  isFirst?: boolean;
  headingLevel?: 2 | 3;
}

function NewsCard({ news, isWide, isFirst, headingLevel = 2 }: NewsCardProps) {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  const Heading = `h${headingLevel}` as const;
  return (
    <Surface as="article" padding="none" interactive>
      <div className={styles.card} data-wide={isWide || undefined}>
        <div className={styles.cover}>
          <Cover item={news} place={isWide ? 'wide' : 'card'} isFirst={isFirst} />
          {news.isPinned && (
            <span className={styles.pin}>
              <Status tone="accent" icon="flag">
                {t('news.pinned')}
              </Status>
            </span>
          )}
        </div>
        <div className={styles.words}>
          <Heading className={styles.title} lang={news.lang}>
            <TextLink to={mediaPaths.newsItem(news.url)} quiet cover>
              {news.title}
            </TextLink>
            <LanguageMark lang={news.lang} />
          </Heading>
          <p className={styles.summary} lang={news.lang}>
            {isWide ? news.summary : firstSentences(news.summary)}
          </p>
          <div className={styles.foot}>
            {news.publishAt && <time dateTime={news.publishAt}>{date(news.publishAt)}</time>}
            {news.tags.length > 0 && (
              <span className={styles.tags}>
                {news.tags.map((tag) => (
                  <Chip key={tag.id}>{tag.name}</Chip>
                ))}
              </span>
            )}
          </div>
        </div>
      </div>
    </Surface>
  );
}

interface NewsGridProps {
  items: readonly NewsCardData[];
  isFirstWide?: boolean;
  /** The page begins with it. */
  isAtTop?: boolean;
  isStale?: boolean;
  headingLevel?: 2 | 3;
}

export const NewsGrid = ({ headingLevel = 2, isAtTop = false, ...rest }: NewsGridProps) => (
  <CardGrid
    {...rest}
    narrowest="s"
    card={(news, { isWide, isFirst }) => (
      <NewsCard
        news={news}
        isWide={isWide}
        isFirst={isAtTop && isFirst}
        headingLevel={headingLevel}
      />
    )}
  />
);

interface NewsCardSkeletonProps {
  isWide?: boolean;
}

/** The card before its words: the same frame, so that nothing moves when they come. */
function NewsCardSkeleton({ isWide }: NewsCardSkeletonProps) {
  return (
    <Surface padding="none">
      <div className={styles.card} data-wide={isWide || undefined}>
        <div className={shape.cover}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.words}>
          <Skeleton height={24} width="88%" />
          <Skeleton height={24} width="54%" />
          <Skeleton />
          <Skeleton width="70%" />
          <div className={styles.foot}>
            <Skeleton height={20} width={110} />
          </div>
        </div>
      </div>
    </Surface>
  );
}

interface NewsGridSkeletonProps {
  count?: number;
  isFirstWide?: boolean;
}

export const NewsGridSkeleton = ({ count = 7, isFirstWide }: NewsGridSkeletonProps) => (
  <CardGridSkeleton
    narrowest="s"
    count={count}
    isFirstWide={isFirstWide}
    card={(isWide) => <NewsCardSkeleton isWide={isWide} />}
  />
);

export function NoNews() {
  const { t } = useTranslation('media');
  return <EmptyState icon="news" title={t('news.none')} text={t('news.noneText')} />;
}
