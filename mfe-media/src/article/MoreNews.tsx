import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterNews } from '@campus/shared/contract/news';
import { paths } from '@campus/shared/paths';
import { useTranslation } from 'react-i18next';
import { NewsGrid } from '../news/NewsGrid';
import { Offer } from '../reading/Offer';

const shown = 3;

interface MoreNewsProps {
  /** The news item that is being read. */
  except: string;
}

/** An offer, not the reason of the visit: while it loads or fails, the article stands alone. */
export function MoreNews({ except }: MoreNewsProps) {
  const { t } = useTranslation('media');
  const { data } = useCallQuery(filterNews, { query: { size: shown + 1 }, body: {} });
  const others = data?.items.filter((news) => news.id !== except).slice(0, shown) ?? [];
  if (others.length === 0) return null;
  return (
    <Offer title={t('news.more')} all={{ to: paths.news(), label: t('news.all') }}>
      <NewsGrid items={others} headingLevel={3} />
    </Offer>
  );
}
