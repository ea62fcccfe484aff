import { Dialog as Base } from '@base-ui/react/dialog';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useTranslation } from 'react-i18next';
import styles from './Dialog.module.css';
import { DialogFrame, type DialogFrameProps } from './DialogFrame';
import { useBackCloses } from './useBackCloses';
import { useSwipeDown } from './useSwipeDown';

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
