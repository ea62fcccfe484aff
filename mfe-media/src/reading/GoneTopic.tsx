import { Banner } from '@campus/shared/ui/Banner';
import { useTranslation } from 'react-i18next';
import type { Topics } from './useTopics';

/** A link may outlive its topic: it narrows nothing then, and its reader is told so. */
export function GoneTopic({ topics }: { topics: Pick<Topics, 'isGone'> }) {
  const { t } = useTranslation('media');
  return topics.isGone && <Banner tone="info">{t('filter.gone')}</Banner>;
}
