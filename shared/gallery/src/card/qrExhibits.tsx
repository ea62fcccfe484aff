import { QrCode } from '@campus/shared/card/QrCode';
import { QrRing } from '@campus/shared/card/QrRing';
import type { Exhibit } from '../Exhibit';
import { Place } from './Place';
import { sampleQr } from './sampleCard';

const ringOf = (secondsLeft: number) => (
  <Place of="night">
    <QrRing secondsLeft={secondsLeft} share={secondsLeft / 60} />
  </Place>
);

export const qrCodeExhibit: Exhibit = {
  component: 'card/QrCode',
  subject: { element: <QrCode token="CAMPUS" label="QR-код карты" />, tag: 'svg' },
  states: {
    'short token': () => (
      <Place of="phone">
        <QrCode token="CAMPUS" label="QR-код карты" />
      </Place>
    ),
    'signed token': () => (
      <Place of="phone">
        <QrCode token={sampleQr().token} label="QR-код карты" />
      </Place>
    ),
  },
};

export const qrRingExhibit: Exhibit = {
  component: 'card/QrRing',
  subject: { element: <QrRing secondsLeft={42} share={0.7} />, tag: 'span' },
  states: {
    usual: () => ringOf(42),
    'about to run out': () => ringOf(7),
    'run out': () => ringOf(0),
  },
};
