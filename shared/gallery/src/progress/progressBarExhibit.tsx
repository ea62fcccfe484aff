import { ProgressBar } from '@campus/shared/progress/ProgressBar';
import type { Exhibit } from '../Exhibit';

export const progressBarExhibit: Exhibit = {
  component: 'progress/ProgressBar',
  subject: { element: <ProgressBar value={40} max={100} aria-label="Отправка" />, tag: 'progress' },
  states: {
    'part of the way': () => <ProgressBar value={40} max={100} aria-label="Отправка" />,
    'nobody knows': () => <ProgressBar aria-label="Отправка" />,
  },
};
