import { useFormWindow } from '@campus/shared/record/useFormWindow';
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

/** A button that opens the form of a new record in a window; the record opens after it. */
export function useNewRecord<R>({ label, title, form, done, to }: Options<R>): ReactNode {
  const navigate = useNavigate();
  const notify = useClientStore((state) => state.notify);
  const { ask, window } = useFormWindow<true>({
    title: () => title,
    form: (_, { onDone, ...own }) =>
      form({
        ...own,
        onDone: (made) => {
          onDone();
          notify({ tone: 'success', text: done(made) });
          void navigate(to(made));
        },
      }),
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
