import { Chip } from '@campus/shared/ui/Chip';
import type { Exhibit } from '../Exhibit';

export const chipExhibit: Exhibit = {
  component: 'ui/Chip',
  subject: { element: <Chip>Стипендии</Chip>, tag: 'span' },
  states: { usual: () => <Chip>Стипендии</Chip> },
};
