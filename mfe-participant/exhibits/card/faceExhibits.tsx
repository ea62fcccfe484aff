import { cardStatuses } from '@campus/shared/contract/cards/machine';
import type { Exhibit } from '@campus/shared/gallery/Exhibit';
import { Grid } from '@campus/shared/ui/Grid';
import { CardBack } from '../../src/campusCard/CardBack';
import { CardBrand } from '../../src/campusCard/CardBrand';
import { CardFront } from '../../src/campusCard/CardFront';
import { CardPhoto } from '../../src/campusCard/CardPhoto';
import { CardPlate } from '../../src/campusCard/CardPlate';
import { Guilloche } from '../../src/campusCard/Guilloche';
import {
  longHolder,
  longOrganisation,
  CardRoom,
  sampleCard,
  samplePhoto,
  sampleQr,
} from './sampleCard';

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
      <CardRoom>
        <CardFront card={sampleCard({ photoUrl: samplePhoto })} />
      </CardRoom>
    ),
    'a photo that does not load': () => (
      <CardRoom>
        <CardFront card={sampleCard({ photoUrl: 'data:image/png;base64,AA==' })} />
      </CardRoom>
    ),
    'long name and organisation': () => (
      <CardRoom>
        <CardFront card={sampleCard({ holder: longHolder, eduOrg: longOrganisation })} />
      </CardRoom>
    ),
    'on a phone of 320 px': () => (
      <CardRoom of="phone">
        <CardFront
          card={sampleCard({ holder: longHolder, photoUrl: samplePhoto, status: 'BLOCKED' })}
        />
      </CardRoom>
    ),
    'without an end': () => (
      <CardRoom>
        <CardFront card={sampleCard({ status: 'ISSUING', expiresAt: null })} />
      </CardRoom>
    ),
  },
};

export const cardBackExhibit: Exhibit = {
  component: 'card/CardBack',
  subject: { element: <CardBack card={sampleCard()} qr={sampleQr()} />, tag: 'div' },
  states: {
    usual: () => (
      <CardRoom>
        <CardBack card={sampleCard()} qr={sampleQr()} />
      </CardRoom>
    ),
    'about to run out': () => (
      <CardRoom>
        <CardBack card={sampleCard()} qr={sampleQr(7)} />
      </CardRoom>
    ),
    'run out': () => (
      <CardRoom>
        <CardBack card={sampleCard()} qr={sampleQr(0)} />
      </CardRoom>
    ),
    'on a phone of 320 px': () => (
      <CardRoom of="phone">
        <CardBack card={sampleCard()} qr={sampleQr()} />
      </CardRoom>
    ),
  },
};

export const cardPhotoExhibit: Exhibit = {
  component: 'card/CardPhoto',
  subject: { element: <CardPhoto card={sampleCard()} />, tag: 'span' },
  states: {
    'with a photo': () => (
      <CardRoom>
        <CardPhoto card={sampleCard({ photoUrl: samplePhoto })} />
      </CardRoom>
    ),
    'with initials': () => (
      <CardRoom>
        <CardPhoto card={sampleCard()} />
      </CardRoom>
    ),
  },
};

export const cardPlateExhibit: Exhibit = {
  component: 'card/CardPlate',
  subject: { element: <CardPlate status="ACTIVE" />, tag: 'div' },
  states: {
    blank: () => (
      <CardRoom>
        <CardPlate status="ACTIVE" />
      </CardRoom>
    ),
    'of a closed card': () => (
      <CardRoom>
        <CardPlate status="CLOSED" />
      </CardRoom>
    ),
  },
};

export const cardBrandExhibit: Exhibit = {
  component: 'card/CardBrand',
  subject: { element: <CardBrand />, tag: 'span' },
  states: {
    usual: () => (
      <CardRoom of="night">
        <CardBrand />
      </CardRoom>
    ),
  },
};

export const guillocheExhibit: Exhibit = {
  component: 'card/Guilloche',
  subject: { element: <Guilloche />, tag: 'svg' },
  states: {
    still: () => (
      <CardRoom of="night">
        <Guilloche />
      </CardRoom>
    ),
    moving: () => (
      <CardRoom of="night">
        <Guilloche isMoving />
      </CardRoom>
    ),
  },
};
