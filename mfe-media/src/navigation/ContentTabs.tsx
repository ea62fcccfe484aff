import { mediaPaths } from '@campus/shared/contract/media/paths';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { useTranslation } from 'react-i18next';
import { contentKinds } from './contentKinds';

/** From one list of the editors to another. */
export function ContentTabs() {
  const { t } = useTranslation('media');
  const contents = contentKinds.map((kind) => ({
    to: mediaPaths.contents(kind),
    label: t(`desk.kind.${kind}`),
  }));
  const directories = [
    { to: mediaPaths.tags(), label: t('desk.tabs.tags') },
    { to: mediaPaths.authors(), label: t('desk.tabs.authors') },
  ];
  return <TabLinks label={t('desk.tabs.label')} tabs={[...contents, ...directories]} />;
}
