import { TabLinks } from '@campus/shared/ui/TabLinks';
import type { Exhibit } from '../Exhibit';

const tabs = ['Все', 'Новые', 'В работе', 'Ждут ответа', 'Решённые'].map((label, index) => ({
  to: `/_ui/ui?tab=${index}`,
  label,
  count: index * 12,
  isCurrent: index === 1,
}));

export const tabLinksExhibit: Exhibit = {
  component: 'ui/TabLinks',
  subject: { element: <TabLinks label="Обращения" tabs={tabs} />, tag: 'nav', isControl: true },
  states: { usual: () => <TabLinks label="Обращения" tabs={tabs} /> },
};
