import type { Partner } from '@campus/shared/contract/partners/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';
import { offerStage } from './offerStage';

/** When an offer holds, in words: «Закончилось 05.03.2026». */
export function usePeriodWords() {
  const { t } = useTranslation('media');
  const { shortDate } = useFormat();
  return (partner: Pick<Partner, 'validFrom' | 'validTo'>) => {
    const { validFrom, validTo } = partner;
    const stage = offerStage(partner);
    if (stage === 'ahead')
      return t('partnerDesk.period.ahead', { date: shortDate(validFrom ?? '') });
    if (!validTo) return t('partners.forever');
    return t(`partnerDesk.period.${stage}`, { date: shortDate(validTo) });
  };
}

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
