import type { NewsItem } from '@campus/shared/contract/news';
import { useFormat } from '@campus/shared/format/useFormat';
import { paths } from '@campus/shared/paths';
import { useTranslation } from 'react-i18next';
import { AuthorLine } from '../reading/AuthorLine';
import { FactsAside } from '../reading/FactsAside';
import { ShareButton } from '../reading/ShareButton';
import { TagLinks } from '../reading/TagLinks';
import styles from './ArticleFacts.module.css';

interface ArticleFactsProps {
  news: NewsItem;
}

export function ArticleFacts({ news: { title, publishAt, author, tags } }: ArticleFactsProps) {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  return (
    <FactsAside label={t('news.facts')}>
      <p className={styles.date}>
        <span className="visually-hidden">{t('news.published')} </span>
        <time dateTime={publishAt}>{date(publishAt)}</time>
      </p>
      {author && <AuthorLine author={author} />}
      <TagLinks tags={tags} list={paths.news()} />
      <ShareButton title={title} />
    </FactsAside>
  );
}
