import type { Notice } from '@campus/shared/stores/createClientStore';
import { Toast } from '@campus/shared/ui/Toast';
import { useRef, useEffect, useState, useEffectEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Toaster.module.css';

const isInside = (region: RefObject<HTMLElement | null>) =>
  !!region.current?.contains(document.activeElement);

/** F6 goes to the notices and back to where one was; Escape among them closes the newest. */
function useToastKeys(
  region: RefObject<HTMLElement | null>,
  onEscape: (goBack: () => void) => void,
) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const goBack = () => cameFrom.current?.focus();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!region.current?.hasChildNodes()) return;
    const inside = isInside(region);
    if (event.key === 'F6') {
      event.preventDefault();
      if (inside) goBack();
      else region.current.focus();
    }
    if (event.key === 'Escape' && inside) {
      // An open dialog listens too, and is not meant.
      event.stopPropagation();
      onEscape(goBack);
    }
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    const note = ({ target }: FocusEvent) => {
      if (!isInside(region)) cameFrom.current = target as HTMLElement;
    };
    document.addEventListener('keydown', listener, true);
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('keydown', listener, true);
      document.removeEventListener('focusin', note);
    };
  }, [region]);
  return { isInside: () => isInside(region), goBack };
}

/** Whether somebody may be reading: the pointer or the focus is here, or the page is out of sight. */
function useReading() {
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  /** What is removed from under the pointer or the focus never says that they left. */
  const release = () => {
    setOver(false);
    setFocused(false);
  };
  const handlers = {
    onPointerMove: () => setOver(true),
    onPointerLeave: () => setOver(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { isReading: isOver || isFocused || isHidden, release, handlers };
}

interface ToasterProps {
  notifications: readonly Notice[];
  onClose: (id: string) => void;
}

const places = 3;

/**
 * At most three at a time, the rest wait. F6 goes to them and back, Escape among them closes the newest.
 * `aria-live` also keeps it readable while a dialog hides the rest of the page.
 */
export function Toaster({ notifications, onClose }: ToasterProps) {
  const { t } = useTranslation('shared');
  const region = useRef<HTMLDivElement>(null);
  const { isReading, release, handlers } = useReading();
  const shown = notifications.slice(0, places);

  const { isInside, goBack } = useToastKeys(region, (goBack) => {
    const newest = shown.at(-1);
    if (notifications.length > 1) region.current?.focus();
    else goBack();
    if (newest) onClose(newest.id);
  });
  const close = (id: string) => {
    if (isInside()) goBack();
    release();
    onClose(id);
  };
  return (
    <div
      ref={region}
      className={styles.toaster}
      aria-live="polite"
      {...(shown.length > 0 && { role: 'region', 'aria-label': t('toast.region'), tabIndex: -1 })}
      {...handlers}
    >
      {shown.map((notice) => (
        <Toast key={notice.id} notification={notice} held={isReading} onClose={close} />
      ))}
    </div>
  );
}
