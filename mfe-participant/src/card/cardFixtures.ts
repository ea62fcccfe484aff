import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { humanOf as anybody, studyOf } from '@campus/shared/testing/people';
import en from '../locales/en.json';
import ru from '../locales/ru.json';

export const university = {
  id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c01',
  name: 'Северный технологический университет',
  shortName: 'СТУ',
};

export const cardTexts = { namespace: 'participant', locales: { ru, en } };

/** A card for tests: nobody's. */
export const cardOf = (change: Partial<CampusCard> = {}): CampusCard => ({
  id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c02',
  number: '2026000012345678',
  status: 'ACTIVE',
  kind: 'DIGITAL',
  blockReason: null,
  issuedAt: '2025-09-01',
  expiresAt: '2030-08-31',
  photoUrl: null,
  issuing: null,
  previous: [],
  holder: { lastName: 'Студентка', firstName: 'Первокурсница', middleName: null },
  eduOrg: university,
  level: 'BACHELOR',
  qrToken: 'first-token',
  qrExpiresAt: '2026-03-05T10:00:00Z',
  offlineToken: 'offline-token',
  offlineExpiresAt: '2026-03-08T09:59:00Z',
  ...change,
});

/** A signed-in person for tests, on the way to a card. */
export const cardHolderOf = (change: Partial<CurrentHuman> = {}): CurrentHuman =>
  anybody({
    lastName: 'Студентка',
    firstName: 'Первокурсница',
    identityStatus: 'VERIFIED',
    student: studyOf({ eduOrg: university, group: 'ПМ-101' }),
    ...change,
  });
