import type { NewsItem } from '@campus/shared/contract/news';
import { Head } from '@campus/shared/remote/Head';
import { RichText } from '@campus/shared/text/RichText';
import { NewsCover } from '../cover/NewsCover';
import styles from './Article.module.css';
import { ArticleFacts } from './ArticleFacts';
import { LanguageNote } from './LanguageNote';
import { MoreNews } from './MoreNews';

interface ArticleProps {
  news: NewsItem;
}

export function Article({ news }: ArticleProps) {
  return (
    <article className={styles.article}>
      <Head title={news.title} description={news.summary} />
      <div className={styles.cover}>
        <NewsCover news={news} />
      </div>
      <div className={styles.columns}>
        <ArticleFacts news={news} />
        <div className={styles.text}>
          <LanguageNote lang={news.lang} />
          <RichText html={news.body} lang={news.lang} />
        </div>
      </div>
      <MoreNews except={news.id} />
    </article>
  );
}
