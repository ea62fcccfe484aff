import { Dialog } from '@campus/shared/overlay/Dialog';
import { DiscardDialog } from '@campus/shared/record/DiscardDialog';
import { useCallback, useState, type FormEvent, type ReactNode, type Ref } from 'react';

/** What a form in a window is given: whether something would be lost with it, and the way out. */
export interface WindowForm {
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
}

interface RecordWindowProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** What it is about, before the fields. */
  description?: ReactNode;
  open: boolean;
  onClose: () => void;
  children: (form: WindowForm) => ReactNode;
}

const stop = (event: FormEvent) => event.stopPropagation();

/** The form of another record, opened from a field: sending it does not send the form around. */
export function RecordWindow({ onClose, children, ...window }: RecordWindowProps) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const tell = useCallback((isUnsaved: boolean) => {
    setDirty(isUnsaved);
    // The answer may come while the question is read: then nothing would be lost any more.
    if (!isUnsaved) setAsking(false);
  }, []);
  const leave = () => (isDirty ? setAsking(true) : onClose());
  const close = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Dialog {...window} onClose={leave}>
        <div onSubmit={stop}>{children({ onDirty: tell, onCancel: leave })}</div>
      </Dialog>
      <DiscardDialog open={isAsking} onConfirm={close} onCancel={() => setAsking(false)} />
    </>
  );
}
