import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '@campus/shared/ui/Button';
import { useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../Dialog/DialogFrame';

interface ConfirmDialogProps {
  ref?: Ref<HTMLDivElement>;
  open: boolean;
  /** The question: «Удалить статью?». */
  title: string;
  /** What will happen and whether it can be taken back. */
  text: ReactNode;
  /** The deed by its name, never «ОК»: «Удалить». */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger';
  /** While the deed is being done the window stays. */
  busy?: boolean;
  /** What went wrong, or what else must be said. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before what cannot be undone; what can be undone is done at once, with an undo in the notice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { ref, open, title, text, confirmLabel, cancelLabel, tone, busy = false } = props;
  const { t } = useTranslation('shared');
  const safe = useRef<HTMLButtonElement>(null);
  const cancel = () => !busy && props.onCancel();
  const actions = (
    <>
      <Button
        variant={tone === 'danger' ? 'danger' : 'strong'}
        busy={busy}
        onClick={props.onConfirm}
      >
        {confirmLabel}
      </Button>
      <Button ref={safe} variant="ghost" disabled={busy} onClick={cancel}>
        {cancelLabel ?? t('dialog.cancel')}
      </Button>
    </>
  );
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && cancel()}>
      <DialogFrame
        ref={ref}
        size="s"
        title={title}
        description={text}
        actions={actions}
        initialFocus={safe}
      >
        {props.children}
      </DialogFrame>
    </AlertDialog.Root>
  );
}
