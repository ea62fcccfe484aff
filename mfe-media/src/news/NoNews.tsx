import { EmptyState } from '@campus/shared/ui/EmptyState';
import { useTranslation } from 'react-i18next';

export function NoNews() {
  const { t } = useTranslation('media');
  return <EmptyState icon="news" title={t('news.none')} text={t('news.noneText')} />;
}
