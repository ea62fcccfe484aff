import { CardBack } from '@campus/shared/card/CardBack';
import type { Exhibit } from '../Exhibit';
import { Place } from './Place';
import { sampleCard, sampleQr } from './sampleCard';

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
