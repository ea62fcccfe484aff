import type { NewsItem } from '@campus/shared/contract/news';
import { useFormat } from '@campus/shared/format/useFormat';
import { paths } from '@campus/shared/paths';
import { Avatar } from '@campus/shared/ui/Avatar';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import { useTranslation } from 'react-i18next';
import styles from './ArticleFacts.module.css';
import { ShareButton } from './ShareButton';

interface ArticleFactsProps {
  news: NewsItem;
}

export function ArticleFacts({ news: { title, publishAt, author, tags } }: ArticleFactsProps) {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  return (
    <aside className={styles.facts} aria-label={t('article.facts')}>
      <p className={styles.date}>
        <span className="visually-hidden">{t('article.published')} </span>
        <time dateTime={publishAt}>{date(publishAt)}</time>
      </p>
      {author && (
        <div className={styles.author}>
          <Avatar name={author.name} />
          <p>
            <span className={styles.name}>{author.name}</span>
            {author.position && <span className={styles.position}>{author.position}</span>}
          </p>
        </div>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('article.tags')}>
          {tags.map(({ id, name }) => (
            <li key={id}>
              <ChipLink to={`${paths.news()}?tagIds=${id}`} selected={false}>
                {name}
              </ChipLink>
            </li>
          ))}
        </ul>
      )}
      <ShareButton title={title} />
    </aside>
  );
}
