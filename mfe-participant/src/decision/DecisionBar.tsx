import { useFormWindow, type ClosingForm } from '@campus/shared/record/useFormWindow';
import { useShortcuts } from '@campus/shared/remote/useShortcuts';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import type { ReactNode } from 'react';

interface DecisionBarProps {
  /** Of the group of both buttons. */
  label: string;
  /** Without it there are no buttons; a refusal that is being written stays open. */
  mayDecide: boolean;
  acceptLabel: string;
  onAccept: () => void;
  refuseLabel: string;
  /** Of the window where the reason is written. */
  refusalTitle: string;
  refusalForm: (window: ClosingForm) => ReactNode;
}

/** Accepts by a button or the key A, refuses with a reason by a button or the key R. */
export function DecisionBar(props: DecisionBarProps) {
  const { label, mayDecide, acceptLabel, onAccept, refuseLabel } = props;
  const refusal = useFormWindow<true>({
    title: () => props.refusalTitle,
    form: (_, own) => props.refusalForm(own),
  });
  const onRefuse = () => refusal.ask(true);
  useShortcuts(
    mayDecide
      ? [
          { keys: 'a', label: acceptLabel, run: onAccept },
          { keys: 'r', label: refuseLabel, run: onRefuse },
        ]
      : [],
  );
  return (
    <>
      {mayDecide && (
        <Stack direction="row" gap={3} role="group" aria-label={label}>
          <Button icon="check" onClick={onAccept}>
            {acceptLabel}
          </Button>
          <Button variant="soft" icon="close" onClick={onRefuse}>
            {refuseLabel}
          </Button>
        </Stack>
      )}
      {refusal.window}
    </>
  );
}
