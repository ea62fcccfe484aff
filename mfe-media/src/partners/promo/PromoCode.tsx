import { useCopy } from '@campus/shared/browser/useCopy';
import { type Partner } from '@campus/shared/contract/partners/calls';
import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import styles from './PromoCode.module.css';

interface PromoCodeProps {
  partner: Pick<Partner, 'hasPromoCode' | 'promoCode'>;
}

/** Told to participants; a guest is offered to sign in, and then it stands here. */
export function PromoCode({ partner: { hasPromoCode, promoCode } }: PromoCodeProps) {
  const { t } = useTranslation('media');
  const { status, person } = useSession();
  const openModal = useClientStore((store) => store.openModal);
  const copy = useCopy();
  const words = { done: t('partners.promoCopied'), failed: t('partners.promoFailed') };
  if (!hasPromoCode) return null;

  const content = () => {
    if (promoCode)
      return (
        <>
          <strong className={styles.code}>{promoCode}</strong>
          <Button variant="soft" size="s" icon="copy" onClick={() => void copy(promoCode, words)}>
            {t('partners.promoCopy')}
          </Button>
        </>
      );
    if (status === 'guest')
      return (
        <Button icon="lock" onClick={() => openModal('signIn')}>
          {t('partners.promoSignIn')}
        </Button>
      );
    if (person?.kind === 'STAFF') return <p className={styles.note}>{t('partners.promoText')}</p>;
    return <Skeleton width={180} height={44} />;
  };
  return (
    <div className={styles.promo} role="group" aria-label={t('partners.promo')}>
      <p className={styles.note}>{t('partners.promo')}</p>
      <div className={styles.row}>{content()}</div>
    </div>
  );
}
