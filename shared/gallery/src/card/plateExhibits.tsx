import { CardBrand } from '@campus/shared/card/CardBrand';
import { CardPlate } from '@campus/shared/card/CardPlate';
import { Guilloche } from '@campus/shared/card/Guilloche';
import type { Exhibit } from '../Exhibit';
import { Place } from './Place';

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
