import type { CampusCard } from '@campus/shared/contract/participants';
import { Icon } from '@campus/shared/ui/Icon';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Guilloche } from './Guilloche';
import { LiveClock } from './LiveClock';
import styles from './PresentCard.module.css';
import { QrCode } from './QrCode';
import { QrRing } from './QrRing';
import type { QrLife } from './useQrLife';
import { useWakeLock } from './useWakeLock';

interface PresentCardProps {
  card: CampusCard;
  life: QrLife;
  onClose: () => void;
}

/** The code over the whole screen, lit and moving, for whoever checks it. */
export function PresentCard({ card, life, onClose }: PresentCardProps) {
  const { t } = useTranslation('participant');
  const dialog = useRef<HTMLDialogElement>(null);
  useWakeLock();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className={styles.stage} aria-label={t('present.title')} onClose={onClose}>
      <Guilloche isMoving />
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        <Icon name="close" size={24} />
        {t('present.close')}
      </button>
      <div className={styles.middle}>
        <p className={styles.name}>
          {card.holder.lastName} {card.holder.firstName} {card.holder.middleName}
        </p>
        <p className={styles.organisation}>{card.eduOrg.name}</p>
        <div className={styles.code} data-old={life.secondsLeft === 0 || undefined}>
          {card.qrToken && <QrCode token={card.qrToken} label={t('qr.label')} />}
        </div>
        <div className={styles.life}>
          <QrRing life={life} />
          <LiveClock />
        </div>
        <p className={styles.status}>
          <Icon name="check" />
          {t(`status.${card.status}`)}
        </p>
      </div>
    </dialog>
  );
}
