import { useState, type ComponentType, type ReactNode } from 'react';
import { LazyPart } from './LazyPart';

interface Opener {
  'aria-haspopup': 'dialog';
  onClick: () => void;
}

interface LazyDialogProps {
  load: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>;
  failureText: string;
  /** The button, which takes what makes it open the dialog. */
  children: (opener: Opener) => ReactNode;
}

/** A button, and the dialog behind it that comes when somebody presses it. */
export function LazyDialog({ load, failureText, children }: LazyDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      {children({ 'aria-haspopup': 'dialog', onClick: () => setOpen(true) })}
      {isOpen && (
        <LazyPart load={load} props={{ onClose }} failureText={failureText} onFailure={onClose} />
      )}
    </>
  );
}
