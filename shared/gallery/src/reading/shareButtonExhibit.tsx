import { ShareButton } from '@campus/shared/reading/ShareButton';
import type { Exhibit } from '../Exhibit';

export const shareButtonExhibit: Exhibit = {
  component: 'reading/ShareButton',
  subject: { element: <ShareButton title="Стипендия" />, tag: 'button', isControl: true },
  states: { usual: () => <ShareButton title="Стипендия" /> },
};
