import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterNews } from '@campus/shared/contract/news';
import { paths } from '@campus/shared/paths';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsGrid } from '../news/NewsGrid';

const shown = 3;

interface MoreNewsProps {
  /** The news item that is being read. */
  except: string;
}

/** An offer, not the reason of the visit: while it loads or fails, the article stands alone. */
export function MoreNews({ except }: MoreNewsProps) {
  const { t } = useTranslation('media');
  const heading = useId();
  const { data } = useCallQuery(filterNews, { query: { size: shown + 1 }, body: {} });
  const others = data?.items.filter((news) => news.id !== except).slice(0, shown) ?? [];
  if (others.length === 0) return null;
  return (
    <Stack as="section" gap={5} aria-labelledby={heading}>
      <Stack direction="row" justify="between" align="baseline" gap={3}>
        <h2 id={heading}>{t('more.title')}</h2>
        <TextLink to={paths.news()}>{t('more.all')}</TextLink>
      </Stack>
      <NewsGrid items={others} headingLevel={3} />
    </Stack>
  );
}
