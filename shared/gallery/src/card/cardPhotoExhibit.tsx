import { CardPhoto } from '@campus/shared/card/CardPhoto';
import type { Exhibit } from '../Exhibit';
import { Place } from './Place';
import { sampleCard, samplePhoto } from './sampleCard';

export const cardPhotoExhibit: Exhibit = {
  component: 'card/CardPhoto',
  subject: { element: <CardPhoto card={sampleCard()} />, tag: 'span' },
  states: {
    'with a photo': () => (
      <Place>
        <CardPhoto card={sampleCard({ photoUrl: samplePhoto })} />
      </Place>
    ),
    'with initials': () => (
      <Place>
        <CardPhoto card={sampleCard()} />
      </Place>
    ),
  },
};
