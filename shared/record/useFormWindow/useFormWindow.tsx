import { RecordWindow, type WindowForm } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { Fragment, type ReactNode } from 'react';

/** What a form is given in a window that closes when it is done. */
export interface ClosingForm extends WindowForm {
  onDone: () => void;
}

interface Options<T> {
  title: (asked: T) => string;
  /** Made anew each time that the window is opened. */
  form: (asked: T, window: ClosingForm) => ReactNode;
}

/** A window with a form about what is asked for; it asks before unsaved words are closed. */
export function useFormWindow<T>({ title, form }: Options<T>): {
  ask: (asked: T) => void;
  close: () => void;
  window: ReactNode;
} {
  const { asked, ask, close, count, isOpen } = useAsked<T>();
  const window = (
    <RecordWindow title={asked === undefined ? '' : title(asked)} open={isOpen} onClose={close}>
      {(own) =>
        asked !== undefined && (
          <Fragment key={count}>{form(asked, { ...own, onDone: close })}</Fragment>
        )
      }
    </RecordWindow>
  );
  return { ask, close, window };
}
