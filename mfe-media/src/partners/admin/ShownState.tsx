import type { Partner } from '@campus/shared/contract/partners/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Status } from '@campus/shared/ui/Status';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { offerStage } from '../offerStage';

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

type Offer = Pick<Partner, 'validFrom' | 'validTo'>;

const looks = {
  on: { tone: 'success' },
  soonOver: { tone: 'warning', icon: 'clock' },
  ahead: { tone: 'info', icon: 'clock' },
  over: { tone: 'neutral', icon: 'eye-off' },
  hidden: { tone: 'neutral', icon: 'eye-off' },
} as const satisfies Record<string, Omit<ComponentProps<typeof Status>, 'children'>>;

/** Readers see an offer that staff show, within its days. */
const shownOf = (offer: Offer, isActive: boolean) => (isActive ? offerStage(offer) : 'hidden');

/** The same in words. */
export function useShownWords() {
  const { t } = useTranslation('media');
  return (offer: Offer, isActive: boolean) => t(`partnerDesk.shown.${shownOf(offer, isActive)}`);
}

interface ShownStateProps {
  offer: Offer;
  /** Whether staff show it. */
  isActive: boolean;
}

/** Whether readers see an offer by now, and why not: one word for what staff and its days say. */
export function ShownState({ offer, isActive }: ShownStateProps) {
  const wordsOf = useShownWords();
  return <Status {...looks[shownOf(offer, isActive)]}>{wordsOf(offer, isActive)}</Status>;
}
