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
  Place,
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

export const cardBackExhibit: Exhibit = {
  component: 'card/CardBack',
  subject: { element: <CardBack card={sampleCard()} qr={sampleQr()} />, tag: 'div' },
  states: {
    usual: () => (
      <Place>
        <CardBack card={sampleCard()} qr={sampleQr()} />
      </Place>
    ),
    'about to run out': () => (
      <Place>
        <CardBack card={sampleCard()} qr={sampleQr(7)} />
      </Place>
    ),
    'run out': () => (
      <Place>
        <CardBack card={sampleCard()} qr={sampleQr(0)} />
      </Place>
    ),
    'on a phone of 320 px': () => (
      <Place of="phone">
        <CardBack card={sampleCard()} qr={sampleQr()} />
      </Place>
    ),
  },
};

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

export const cardPlateExhibit: Exhibit = {
  component: 'card/CardPlate',
  subject: { element: <CardPlate status="ACTIVE" />, tag: 'div' },
  states: {
    blank: () => (
      <Place>
        <CardPlate status="ACTIVE" />
      </Place>
    ),
    'of a closed card': () => (
      <Place>
        <CardPlate status="CLOSED" />
      </Place>
    ),
  },
};

export const cardBrandExhibit: Exhibit = {
  component: 'card/CardBrand',
  subject: { element: <CardBrand />, tag: 'span' },
  states: {
    usual: () => (
      <Place of="night">
        <CardBrand />
      </Place>
    ),
  },
};

export const guillocheExhibit: Exhibit = {
  component: 'card/Guilloche',
  subject: { element: <Guilloche />, tag: 'svg' },
  states: {
    still: () => (
      <Place of="night">
        <Guilloche />
      </Place>
    ),
    moving: () => (
      <Place of="night">
        <Guilloche isMoving />
      </Place>
    ),
  },
};
