import type { Partner } from '@campus/shared/contract/partners';
import { Stack } from '@campus/shared/ui/Stack';
import { OfferPeriod } from './OfferPeriod';
import { ShownState } from './ShownState';

/** Whether readers see the partner, and until when. */
export const PartnerStanding = ({ partner }: { partner: Partner }) => (
  <Stack direction="row" gap={3} align="center">
    <ShownState isActive={partner.staff?.isActive ?? false} />
    <OfferPeriod partner={partner} />
  </Stack>
);
