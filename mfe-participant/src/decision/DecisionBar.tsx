import { RecordWindow, type WindowForm } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { useShortcuts } from '@campus/shared/remote/useShortcuts';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { Fragment, type ReactNode } from 'react';

export interface RefusalFormProps extends WindowForm {
  onDone: () => void;
}

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
  refusalForm: (props: RefusalFormProps) => ReactNode;
}

/** Accepts by a button or the key A, refuses with a reason by a button or the key R. */
export function DecisionBar(props: DecisionBarProps) {
  const { label, mayDecide, acceptLabel, onAccept, refuseLabel } = props;
  const refusal = useAsked<true>();
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
      <RecordWindow title={props.refusalTitle} open={refusal.isOpen} onClose={refusal.close}>
        {(window) => (
          <Fragment key={refusal.count}>
            {props.refusalForm({ onDone: refusal.close, ...window })}
          </Fragment>
        )}
      </RecordWindow>
    </>
  );
}
