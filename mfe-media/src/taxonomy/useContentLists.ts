import { mediaPaths } from '@campus/shared/contract/media/paths';
import { useTranslation } from 'react-i18next';

/** The lists of what tags and authors are used by, narrowed by a query. */
export function useContentLists() {
  const { t } = useTranslation('media');
  return (query = '') => [
    {
      to: mediaPaths.contents('news') + query,
      label: t('taxonomy.news'),
      action: t('taxonomy.showNews'),
    },
    {
      to: mediaPaths.contents('events') + query,
      label: t('taxonomy.events'),
      action: t('taxonomy.showEvents'),
    },
  ];
}
