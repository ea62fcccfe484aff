import { Dialog as Base } from '@base-ui/react/dialog';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Dialog.module.css';
import { DialogFrame, type DialogFrameProps } from './DialogFrame';

const enough = 96;

/** The grip of a sheet: what is drawn down by it follows the finger, and far enough closes. */
function useSwipeDown(onSwipe: () => void) {
  const start = useRef<number | null>(null);

  const follow = (grip: HTMLElement, distance: number) => {
    const sheet = grip.parentElement;
    if (sheet) sheet.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = event.clientY;
  };
  const onPointerMove = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    if (start.current !== null) follow(currentTarget, clientY - start.current);
  };
  const onPointerUp = ({ currentTarget, clientY, type }: PointerEvent<HTMLElement>) => {
    const distance = start.current === null ? 0 : clientY - start.current;
    start.current = null;
    follow(currentTarget, 0);
    if (type === 'pointerup' && distance > enough) onSwipe();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/** Only fingers: with a keyboard Escape would reach both the watcher and the window on top of it. */
const makeWatcher = () => {
  const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
  const isTouched = window.matchMedia?.('(pointer: coarse)').matches;
  return CloseWatcher && isTouched ? new CloseWatcher() : undefined;
};

/** The phone's «back» closes what is open instead of leaving the page, where the browser can say so. */
function useBackCloses(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const watcher = open ? makeWatcher() : undefined;
    if (watcher) watcher.onclose = () => close();
    return () => watcher?.destroy();
  }, [open]);
}

export interface ClosableProps extends DialogFrameProps {
  open: boolean;
  onClose: () => void;
}

/** The cross, Escape, a press beside it, a swipe down and the phone's «back» all close it. */
export function ClosableWindow(props: ClosableProps & { shape: 'window' | 'side' }) {
  const { open, onClose, ...frame } = props;
  const { t } = useTranslation('shared');
  const swipe = useSwipeDown(onClose);
  useBackCloses(open, onClose);
  const onOpenChange: Base.Root.Props['onOpenChange'] = (next, { reason, event }) => {
    // To answer a notice is not to leave the window under it.
    const isNotice = (event.target as Element | null)?.closest('[aria-live]');
    if (!next && !(reason === 'outside-press' && isNotice)) onClose();
  };
  const exits = (
    <>
      <div className={styles.grip} {...swipe} />
      <div className={styles.close}>
        <Base.Close render={<IconButton icon="close" label={t('dialog.close')} />} />
      </div>
    </>
  );
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <DialogFrame {...frame} exits={exits} />
    </Base.Root>
  );
}
