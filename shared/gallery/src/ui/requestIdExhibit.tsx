import { RequestId } from '@campus/shared/ui/RequestId';
import type { Exhibit } from '../Exhibit';

export const requestIdExhibit: Exhibit = {
  component: 'ui/RequestId',
  subject: { element: <RequestId id="req-1a2b3c" />, tag: 'span', isControl: true },
  states: {
    usual: () => <RequestId id="req-1a2b3c" />,
    long: () => <RequestId id="0197c0de-7a3b-7c1e-9f2d-8b5a6c7d8e9f" />,
  },
};
