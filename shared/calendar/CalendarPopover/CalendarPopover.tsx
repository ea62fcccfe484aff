import { Popover } from '@base-ui/react/popover';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useEffect, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '@campus/shared/ui/useMedia';
import styles from './CalendarPopover.module.css';

interface CalendarPopoverProps {
  ref?: Ref<HTMLDivElement>;
  open: boolean;
  onClose: () => void;
  title: string;
  /** What it stands beside, and what the focus returns to. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A day takes the focus before the sheet has seen whose it was, so the sheet cannot give it back. */
function useFocusBack(open: boolean, anchor: RefObject<HTMLElement | null>) {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) anchor.current?.focus();
    wasOpen.current = open;
  }, [open, anchor]);
}

/** A calendar beside the button that opens it; on a phone a sheet from below. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { ref, open, onClose, title, anchor, children } = props;
  const { t } = useTranslation('shared');
  const isNarrow = useMedia('(max-width: 639px)');
  useFocusBack(open, anchor);

  const onOpenChange = (next: boolean, details: Popover.Root.ChangeEventDetails) => {
    // The button closes it itself; closed by the press already, it would open again by the click.
    const isButton = anchor.current?.contains(details.event.target as Node | null);
    if (details.reason === 'outside-press' && isButton) details.cancel();
    else if (!next) onClose();
  };
  if (isNarrow)
    return (
      <Dialog {...(ref && { ref })} open={open} onClose={onClose} title={title}>
        <div className={styles.sheet}>{children}</div>
      </Dialog>
    );
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange} modal="trap-focus">
      <Popover.Portal>
        <Popover.Positioner
          className={styles.positioner}
          anchor={anchor}
          sideOffset={8}
          collisionPadding={16}
          align="end"
        >
          <Popover.Popup ref={ref} className={styles.popup} finalFocus={anchor}>
            <Popover.Title className={styles.title}>{title}</Popover.Title>
            {children}
            {/* Last, so that the focus starts in what it shows. */}
            <div className={styles.close}>
              <Popover.Close render={<IconButton icon="close" label={t('calendar.close')} />} />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
