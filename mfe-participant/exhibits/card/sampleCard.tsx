import type { ReactNode } from 'react';
import type { ShownQr } from '../../src/campusCard/CardBack';
import type { FaceOfCard } from '../../src/campusCard/CardFront';
import styles from './Place.module.css';

const organisation = {
  id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c01',
  name: 'Северный технологический университет',
  shortName: 'СТУ',
};

/** Nobody's card. */
export const sampleCard = (change: Partial<FaceOfCard> = {}): FaceOfCard => ({
  number: '2026000012345678',
  status: 'ACTIVE',
  expiresAt: '2030-08-31',
  photoUrl: null,
  holder: { lastName: 'Студентка', firstName: 'Первокурсница', middleName: null },
  eduOrg: organisation,
  ...change,
});

export const longHolder: FaceOfCard['holder'] = {
  lastName: 'Константинопольская-Преображенская',
  firstName: 'Александра',
  middleName: 'Станиславовна',
};

export const longOrganisation: FaceOfCard['eduOrg'] = {
  ...organisation,
  name: 'Федеральное государственное бюджетное образовательное учреждение высшего образования «Приозёрный медицинский университет»',
  shortName: 'Приозёрный медицинский университет',
};

/** A drawn face: no file to wait for. */
export const samplePhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><rect width="30" height="40" fill="#cfe3f5"/><path d="M3 40c0-9 5-13 12-13s12 4 12 13z" fill="#35597f"/><circle cx="15" cy="17" r="8" fill="#f0c9a8"/><path d="M6 18c-1-9 4-13 9-13s10 4 9 13c-2-5-5-7-9-7s-7 2-9 7z" fill="#4a2f24"/></svg>',
)}`;

/** As long as a real signed one. */
export const sampleQr = (secondsLeft = 42): ShownQr => ({
  token: `campus:card:2026000012345678.${'q7Xk29'.repeat(12)}`,
  secondsLeft,
  share: secondsLeft / 60,
});

interface CardRoomProps {
  /** `phone`: the width left on a screen of 320 px; `night`: what is drawn white stands on the dark. */
  of?: 'card' | 'phone' | 'night';
  children: ReactNode;
}

/** The room that a card gets on a page. */
export function CardRoom({ of = 'card', children }: CardRoomProps) {
  return (
    <div className={styles.place} data-of={of}>
      {children}
    </div>
  );
}
