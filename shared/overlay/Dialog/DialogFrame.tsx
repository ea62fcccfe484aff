import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type ReactNode, type Ref, type RefObject } from 'react';
import styles from './Dialog.module.css';

export interface DialogFrameProps {
  /** Leads to the window itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  title: string;
  description?: ReactNode;
  size?: 's' | 'm' | 'l' | 'full';
  children?: ReactNode;
  /** Buttons that stay in view under what scrolls; a form's own is `<Button type="submit" form={id}>`. */
  actions?: ReactNode;
}

interface Options extends DialogFrameProps {
  shape?: 'window' | 'side';
  initialFocus?: RefObject<HTMLElement | null>;
  /** The ways out beside the actions: a cross, a grip. */
  exits?: ReactNode;
}

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** What a window over the page looks like, whatever it asks: the title and the actions stay in view. */
export function DialogFrame(options: Options) {
  const { ref, title, description, children, actions, initialFocus, exits } = options;
  const { size = 'm', shape = 'window' } = options;
  const body = useRef<HTMLDivElement>(null);
  // Words are read from their beginning: a button after them would scroll them away.
  const start = () => !!body.current?.querySelector(controls) || body.current?.parentElement;
  return (
    <Base.Portal>
      <Base.Backdrop className={styles.backdrop} />
      <Base.Viewport className={styles.viewport} data-shape={shape}>
        <Base.Popup
          ref={ref}
          className={styles.popup}
          data-size={size}
          data-shape={shape}
          initialFocus={initialFocus ?? start}
        >
          <Base.Title className={styles.title} data-closable={!!exits}>
            {title}
          </Base.Title>
          <div ref={body} className={styles.body}>
            {description && (
              <Base.Description className={styles.description} render={<div />}>
                {description}
              </Base.Description>
            )}
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
          {/* Last, so that the focus starts in the body. */}
          {exits}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}
