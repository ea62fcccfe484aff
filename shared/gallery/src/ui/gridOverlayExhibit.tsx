import { TextLink } from '@campus/shared/ui/TextLink';
import type { Exhibit } from '../Exhibit';

export const gridOverlayExhibit: Exhibit = {
  component: 'ui/GridOverlay',
  subject: null,
  states: { 'on any page': () => <TextLink to="?grid">?grid</TextLink> },
};
