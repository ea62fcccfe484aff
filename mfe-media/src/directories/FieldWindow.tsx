import { Dialog } from '@campus/shared/overlay/Dialog';
import { useState, type FormEvent, type ReactNode } from 'react';
import { LeaveQuestion } from './LeaveQuestion';

/** What the form in the window tells it. */
export interface WindowForm {
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
}

interface FieldWindowProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: (form: WindowForm) => ReactNode;
}

const stop = (event: FormEvent) => event.stopPropagation();

/** A form of its own that opens from a field: to send it is not to send the form around the field. */
export function FieldWindow({ title, open, onClose, children }: FieldWindowProps) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = () => (isDirty ? setAsking(true) : onClose());
  const close = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Dialog title={title} open={open} onClose={leave}>
        <div onSubmit={stop}>{children({ onDirty: setDirty, onCancel: leave })}</div>
      </Dialog>
      <LeaveQuestion open={isAsking} onConfirm={close} onCancel={() => setAsking(false)} />
    </>
  );
}
