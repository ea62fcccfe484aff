import type { Partner } from '@campus/shared/contract/partners';
import { partnerFixture } from '../partners/partnerFixture';

type Own = Partial<Omit<Partner, 'staff'>> & { staff?: Partial<NonNullable<Partner['staff']>> };

/** A partner as staff are told of it. */
export function deskFixture(number: number, { staff, ...own }: Own = {}): Partner {
  const partner = partnerFixture(number, { promoCode: 'KOFE15', ...own });
  const { name, description, terms } = partner;
  return {
    ...partner,
    staff: {
      externalId: `prt-${number}`,
      name: { ru: name, en: `Coffee ${number}` },
      description: description === null ? null : { ru: description },
      terms: { ru: terms },
      isActive: true,
      lockedFields: [],
      syncedAt: '2026-03-05T09:15:00.000Z',
      createdAt: '2026-01-12T08:00:00.000Z',
      updatedAt: '2026-02-01T08:00:00.000Z',
      version: 1,
      ...staff,
    },
  };
}
