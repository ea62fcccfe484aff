import { QrCode } from '@campus/shared/qr/QrCode';
import type { ReactNode } from 'react';
import type { Exhibit } from '../Exhibit';

const signed = `campus:card:2026000012345678.${'q7Xk29'.repeat(12)}`;

/** As wide as on the page of an account. */
const Room = ({ children }: { children: ReactNode }) => (
  <div style={{ maxWidth: '14rem' }}>{children}</div>
);

const qrCodeExhibit: Exhibit = {
  component: 'qr/QrCode',
  subject: { element: <QrCode token="CAMPUS" label="QR-код карты" />, tag: 'svg' },
  states: {
    'short token': () => (
      <Room>
        <QrCode token="CAMPUS" label="QR-код карты" />
      </Room>
    ),
    'signed token': () => (
      <Room>
        <QrCode token={signed} label="QR-код карты" />
      </Room>
    ),
  },
};

export const exhibits: readonly Exhibit[] = [qrCodeExhibit];
