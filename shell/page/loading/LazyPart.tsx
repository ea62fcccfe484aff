import { useClientStore } from '@campus/shared/stores/useClientStore';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { RemoteBoundary } from './RemoteBoundary';

interface LazyPartProps<P extends object> {
  load: () => Promise<{ default: ComponentType<P> }>;
  /** The same where it is there already. */
  loaded?: () => ComponentType<P> | undefined;
  props: P;
  failureText: string;
  /** Closes what did not open, so that a person can try again. */
  onFailure: () => void;
}

/** What most visits never open comes when somebody opens it; a failure is a message. */
export function LazyPart<P extends object>(options: LazyPartProps<P>) {
  const { load, loaded, props, failureText, onFailure } = options;
  const notify = useClientStore((state) => state.notify);
  // React remembers a rejected lazy for ever: every opening has one of its own.
  const [Part] = useState(() => loaded?.() ?? lazy(load));

  const onError = () => {
    notify({ tone: 'danger', text: failureText });
    onFailure();
  };
  return (
    <RemoteBoundary failure={null} onError={onError}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}

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
