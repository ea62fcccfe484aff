import type { NewsItem } from '@campus/shared/contract/news';
import { RecordHead } from '@campus/shared/remote/RecordHead';
import { newsHead } from '../../heads/newsHead';
import { Cover } from '../cover/Cover';
import { Body } from '../reading/Body';
import { ReadingLayout } from '../reading/ReadingLayout';
import { ArticleFacts } from './ArticleFacts';
import { MoreNews } from './MoreNews';

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
