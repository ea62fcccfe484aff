import { Dialog } from '@base-ui/react/dialog';
import { useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Palette } from './Palette';
import styles from './Palette.module.css';

type PaletteWindowProps = Omit<ComponentProps<typeof Palette>, 'onDone'>;

/** A window without a visible title: the field is its head. The whole screen of a phone. */
export function PaletteWindow({ onClose, ...palette }: PaletteWindowProps) {
  const { t } = useTranslation('shell');
  const popup = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const onDone = () => {
    isDone.current = true;
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          ref={popup}
          className={styles.window}
          initialFocus={() => popup.current?.querySelector('input') ?? true}
          // What was chosen takes the focus itself.
          finalFocus={() => !isDone.current}
        >
          <Dialog.Title className="visually-hidden">{t('search.title')}</Dialog.Title>
          <Palette {...palette} onDone={onDone} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
