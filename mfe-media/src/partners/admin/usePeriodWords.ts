import type { Partner } from '@campus/shared/contract/partners/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { offerStage } from './offerStage';

/** From or until when an offer holds: «До 05.03.2026». */
export function usePeriodWords() {
  const { t } = useTranslation('media');
  const { shortDate } = useFormat();
  return (partner: Pick<Partner, 'validFrom' | 'validTo'>) => {
    const { validFrom, validTo } = partner;
    if (validFrom && offerStage(partner) === 'ahead')
      return t('partnerDesk.period.ahead', { date: shortDate(validFrom) });
    return validTo
      ? t('partnerDesk.period.on', { date: shortDate(validTo) })
      : t('partners.forever');
  };
}
