import { CompletenessRing } from '@campus/shared/bilingual/CompletenessRing';
import type { Exhibit } from '../Exhibit';

export const completenessRingExhibit: Exhibit = {
  component: 'bilingual/CompletenessRing',
  subject: { element: <CompletenessRing parts={{ ru: 1, en: 0.4 }} />, tag: 'div' },
  states: {
    'nothing yet': () => <CompletenessRing parts={{ ru: 0, en: 0 }} />,
    'English is behind': () => <CompletenessRing parts={{ ru: 1, en: 0.4 }} />,
    'almost there': () => <CompletenessRing parts={{ ru: 0.95, en: 0.75 }} />,
    done: () => <CompletenessRing parts={{ ru: 1, en: 1 }} />,
  },
};
