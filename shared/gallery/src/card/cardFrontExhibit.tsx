import { CardFront } from '@campus/shared/card/CardFront';
import { cardStatuses } from '@campus/shared/contract/cards/machine';
import { Grid } from '@campus/shared/ui/Grid';
import type { Exhibit } from '../Exhibit';
import { Place } from './Place';
import { longHolder, longOrganisation, sampleCard, samplePhoto } from './sampleCard';

export const cardFrontExhibit: Exhibit = {
  component: 'card/CardFront',
  subject: { element: <CardFront card={sampleCard()} />, tag: 'div' },
  states: {
    'every status': () => (
      <Grid min="m">
        {cardStatuses.map((status) => (
          <CardFront key={status} card={sampleCard({ status })} />
        ))}
      </Grid>
    ),
    'with a photo': () => (
      <Place>
        <CardFront card={sampleCard({ photoUrl: samplePhoto })} />
      </Place>
    ),
    'a photo that does not load': () => (
      <Place>
        <CardFront card={sampleCard({ photoUrl: 'data:image/png;base64,AA==' })} />
      </Place>
    ),
    'long name and organisation': () => (
      <Place>
        <CardFront card={sampleCard({ holder: longHolder, eduOrg: longOrganisation })} />
      </Place>
    ),
    'on a phone of 320 px': () => (
      <Place of="phone">
        <CardFront
          card={sampleCard({ holder: longHolder, photoUrl: samplePhoto, status: 'BLOCKED' })}
        />
      </Place>
    ),
    'without an end': () => (
      <Place>
        <CardFront card={sampleCard({ status: 'ISSUING', expiresAt: null })} />
      </Place>
    ),
  },
};
