import type { Partner } from '@campus/shared/contract/partners/calls';
import { Status } from '@campus/shared/ui/Status';
import { offerStage } from './offerStage';
import { usePeriodWords } from './usePeriodWords';

/** Until when an offer holds; that it is over or soon will be stands out. */
export function OfferPeriod({ partner }: { partner: Partner }) {
  const words = usePeriodWords()(partner);
  const stage = offerStage(partner);
  if (stage === 'on') return words;
  if (stage === 'over') return <Status tone="danger">{words}</Status>;
  return (
    <Status tone={stage === 'ahead' ? 'info' : 'warning'} icon="clock">
      {words}
    </Status>
  );
}
