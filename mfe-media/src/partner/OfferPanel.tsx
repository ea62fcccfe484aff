import type { Partner } from '@campus/shared/contract/partners';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { OfferEnd } from '../partners/OfferEnd';
import { useDiscount } from '../partners/useDiscount';
import styles from './OfferPanel.module.css';
import { PromoCode } from './PromoCode';

/** What the partner gives, on which terms and until when. */
export function OfferPanel({ partner }: { partner: Partner }) {
  const { t } = useTranslation('media');
  const discountOf = useDiscount();
  return (
    <Surface tone="accent" padding="l">
      <div className={styles.panel}>
        <p className={styles.discount}>{discountOf(partner)}</p>
        <h2 className="visually-hidden">{t('partners.terms')}</h2>
        <p lang={partner.lang} className={styles.terms}>
          {partner.terms}
        </p>
        <OfferEnd validTo={partner.validTo} />
        <PromoCode partner={partner} />
      </div>
    </Surface>
  );
}
