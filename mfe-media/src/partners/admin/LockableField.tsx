import type { LockableField as Field } from '@campus/shared/contract/partners/requests';
import { FieldRow } from '@campus/shared/form/FieldRow';
import { Button } from '@campus/shared/ui/Button';
import { Icon } from '@campus/shared/ui/Icon';
import { useContext, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LockableField.module.css';
import { LocksContext } from './useLocks';

interface LockableFieldProps {
  field: Field;
  children: ReactNode;
}

/** A field, in one language or both, above its lock: what is locked, synchronisation leaves alone. */
export function LockableField({ field, children }: LockableFieldProps) {
  const { t } = useTranslation('media');
  const { locked, auto, setLocked } = useContext(LocksContext);
  const lock = useRef<HTMLButtonElement>(null);
  const isLocked = locked.includes(field);
  const words = isLocked ? 'locked' : 'lock';
  const decline = () => {
    // The pressed button goes away, and the focus must not go with it.
    lock.current?.focus();
    setLocked(field, false);
  };
  return (
    <div className={styles.field}>
      <FieldRow>{children}</FieldRow>
      <button
        ref={lock}
        type="button"
        className={styles.lock}
        data-locked={isLocked || undefined}
        title={t(`partnerDesk.lock.${words}Hint`)}
        onClick={() => setLocked(field, !isLocked)}
      >
        <Icon name={isLocked ? 'lock' : 'unlock'} size={16} />
        {t(`partnerDesk.lock.${words}`)}
        <span className="visually-hidden">
          {t(`partnerDesk.lock.${words}Of`, { field: t(`partnerDesk.field.${field}`) })}
        </span>
      </button>
      <div role="status">
        {auto.includes(field) && (
          <p className={styles.note}>
            {t('partnerDesk.lock.auto')}{' '}
            <Button variant="ghost" size="s" onClick={decline}>
              {t('partnerDesk.lock.decline')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
