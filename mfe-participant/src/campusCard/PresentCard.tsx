import { Icon } from '@campus/shared/ui/Icon';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type Ref,
  useEffect,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownQr } from './CardBack';
import type { FaceOfCard } from './CardFront';
import { CardPhoto } from './CardPhoto';
import { cardLooks } from './CardStatus';
import { Guilloche } from './Guilloche';
import styles from './PresentCard.module.css';
import { QrCode } from '@campus/shared/qr/QrCode';
import { QrExpiry } from './QrRing';
import { useHolder } from './useHolder';
import { useNow } from './useNow';

/** Keeps the screen lit while mounted, where the browser can and the battery allows. */
function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;

    async function keepLit() {
      if (document.hidden || !('wakeLock' in navigator)) return;
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void granted?.release();
      else lock = granted;
    }

    const onVisibility = () => void keepLit();

    onVisibility();
    // The browser drops the lock with the tab's visibility and does not give it back by itself.
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, []);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The holder's own time to the second: a recorded screen would show another. */
function LiveClock() {
  const now = new Date(useNow(true) * 1000);
  const parts = [now.getHours(), now.getMinutes(), now.getSeconds()];
  return <time className={styles.clock}>{parts.map(twoDigits).join(':')}</time>;
}

interface PresentCardProps {
  card: FaceOfCard;
  qr: ShownQr;
  onClose: () => void;
  ref?: Ref<HTMLDialogElement | null>;
}

const closeAround = ({ currentTarget }: MouseEvent) => currentTarget.closest('dialog')?.close();

/** The code over the whole screen, lit and moving, for whoever checks it; open while mounted. */
export function PresentCard({ card, qr, onClose, ref }: PresentCardProps) {
  const { t } = useTranslation('participant');
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    ref,
    () => dialog.current,
  );
  useWakeLock();
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const { lastName, firstName, middleName } = useHolder(card.holder);
  return (
    <dialog
      ref={dialog}
      className={styles.stage}
      aria-label={t('campusCard.present.title')}
      onClose={onClose}
    >
      <Guilloche isMoving />
      <button type="button" className={styles.close} onClick={closeAround}>
        <Icon name="close" size={24} />
        {t('campusCard.present.close')}
      </button>
      <div className={styles.middle}>
        <div className={styles.holder}>
          <CardPhoto card={card} />
          <div>
            <p className={styles.name}>
              {[lastName, firstName, middleName].filter(Boolean).join(' ')}
            </p>
            <p className={styles.organisation}>{card.eduOrg?.name}</p>
          </div>
        </div>
        <div className={styles.code} data-old={qr.secondsLeft === 0 || undefined}>
          <QrCode token={qr.token} label={t('campusCard.qr.label')} />
        </div>
        <div className={styles.life}>
          <QrExpiry qr={qr} />
          <LiveClock />
        </div>
        <p className={styles.status}>
          <Icon name={cardLooks[card.status].icon} />
          {t(`campusCard.status.${card.status}`)}
        </p>
      </div>
    </dialog>
  );
}
