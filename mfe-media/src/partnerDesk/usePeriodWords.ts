import type { Partner } from '@campus/shared/contract/partners/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { offerStage } from './offerStage';

/** When an offer holds, in words: «Закончилось 5 марта 2026». */
export function usePeriodWords() {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  return (partner: Pick<Partner, 'validFrom' | 'validTo'>) => {
    const { validFrom, validTo } = partner;
    const stage = offerStage(partner);
    if (stage === 'ahead') return t('partnerDesk.period.ahead', { date: date(validFrom ?? '') });
    if (!validTo) return t('partners.forever');
    return t(`partnerDesk.period.${stage}`, { date: date(validTo) });
  };
}
