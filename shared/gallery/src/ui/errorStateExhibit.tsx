import { ErrorState } from '@campus/shared/ui/ErrorState';
import type { Exhibit } from '../Exhibit';

const ignore = () => undefined;

export const errorStateExhibit: Exhibit = {
  component: 'ui/ErrorState',
  subject: { element: <ErrorState />, tag: 'div' },
  states: {
    'with a way on': () => <ErrorState onRetry={ignore} />,
    'in the server’s words': () => (
      <ErrorState
        text="Сервис платежей сейчас обновляется. Зайдите через десять минут."
        requestId="req-1a2b3c"
        onRetry={ignore}
      />
    ),
    'trying again': () => <ErrorState onRetry={ignore} isRetrying />,
  },
};
