import { paths } from '@campus/shared/paths';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { useTranslation } from 'react-i18next';
import { contentKinds } from './contentKinds';

/** From one list of the editors to another. */
export function ContentTabs() {
  const { t } = useTranslation('media');
  const contents = contentKinds.map((kind) => ({
    to: paths.contents(kind),
    label: t(`desk.kind.${kind}`),
  }));
  const directories = [
    { to: paths.tags(), label: t('desk.tabs.tags') },
    { to: paths.authors(), label: t('desk.tabs.authors') },
  ];
  return <TabLinks label={t('desk.tabs.label')} tabs={[...contents, ...directories]} />;
}
