import { Popover as Base } from '@base-ui/react/popover';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Popover.module.css';

interface PopoverProps {
  /** Leads to what opens. */
  ref?: Ref<HTMLDivElement>;
  /** A Button or an IconButton. */
  trigger: ReactElement;
  title: string;
  /** Given `close`, for what is chosen inside. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'center' | 'end';
}

/** Something small beside its button: an explanation, a few filters. What matters more is a Dialog. */
export function Popover({ ref, trigger, title, children, align = 'start' }: PopoverProps) {
  const { t } = useTranslation('shared');
  const [isOpen, setOpen] = useState(false);
  const cross = <IconButton icon="close" label={t('dialog.close')} />;
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          align={align}
          sideOffset={8}
          collisionPadding={8}
        >
          <Base.Popup ref={ref} className={styles.popup}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <div className={styles.body}>
              {typeof children === 'function' ? children(() => setOpen(false)) : children}
            </div>
            {/* Last, so that the focus starts in the body. */}
            <div className={styles.close}>
              <Base.Close render={cross} />
            </div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
