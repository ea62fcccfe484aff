import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useId, useState, type ReactElement, type Ref } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** Leads to the words that appear. */
  ref?: Ref<HTMLDivElement>;
  text: string;
  /** A button or a link with a name of its own: fingers never see a tooltip. */
  children: ReactElement<{ label?: unknown }>;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** Words beside a control under the mouse or the focus; Escape hides them. */
export function Tooltip({ ref, text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // What is also the name would be read twice.
  const describes = isOpen && children.props.label !== text;
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger
        render={children}
        delay={400}
        title={undefined}
        aria-describedby={describes ? id : undefined}
      />
      <Base.Portal>
        <Base.Positioner
          className={styles.positioner}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup ref={ref} id={id} role="tooltip" className={styles.popup}>
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
