import { useFormWindow, type ClosingForm } from '@campus/shared/record/useFormWindow';
import { useIsHere } from '@campus/shared/record/useIsHere';
import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

interface Options<R> {
  /** Of the button. */
  label: string;
  /** Of the window. */
  title: string;
  form: (window: WindowForm & { onDone: (made: R) => void }) => ReactNode;
  /** What a notice says. */
  done: (made: R) => string;
  to: (made: R) => string;
}

/** Whoever has closed the window meanwhile, or gone elsewhere, is told, and not led away. */
function NewRecord<R>(props: Pick<Options<R>, 'form' | 'done' | 'to'> & ClosingForm) {
  const { form, done, to, onDone, ...window } = props;
  const navigate = useNavigate();
  const isHere = useIsHere();
  const notify = useClientStore((state) => state.notify);
  return form({
    ...window,
    onDone: (made) => {
      onDone();
      notify({ tone: 'success', text: done(made) });
      if (isHere()) void navigate(to(made));
    },
  });
}

/** A button that opens the form of a new record in a window; the record opens after it. */
export function useNewRecord<R>({ label, title, ...record }: Options<R>): ReactNode {
  const { ask, window } = useFormWindow<true>({
    title: () => title,
    form: (_, own) => <NewRecord {...record} {...own} />,
  });
  return (
    <>
      <Button icon="plus" onClick={() => ask(true)}>
        {label}
      </Button>
      {window}
    </>
  );
}
