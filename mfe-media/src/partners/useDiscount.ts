import type { Partner } from '@campus/shared/contract/partners/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';

/** What an offer gives, in a word: «−15 %», «−300 ₽», «Подарок». */
export function useDiscount() {
  const { t } = useTranslation('media');
  const { number, percent } = useFormat();
  return ({ discountType, discountValue }: Pick<Partner, 'discountType' | 'discountValue'>) => {
    if (discountType === 'GIFT') return t('partners.gift');
    // The name of the kind, where staff have not yet given the size.
    if (discountValue === null) return t('partners.offCard');
    return discountType === 'PERCENT'
      ? `−${percent(discountValue / 100)}`
      : t('partners.rubles', { sum: number(discountValue / 100) });
  };
}
