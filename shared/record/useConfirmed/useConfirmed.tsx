import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { useAsked } from '@campus/shared/record/useAsked';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useState, type ReactNode } from 'react';

interface Confirmed {
  /** The question, the button, and what is said when it is done, or failed without a reason. */
  words: (word: 'title' | 'text' | 'action' | 'done' | 'failed') => string;
  tone?: 'danger' | undefined;
  perform: () => Promise<unknown>;
}

/** Asks before what no undo takes back, performs it and says how it went. */
export function useConfirmed(): { ask: (what: Confirmed) => void; dialog: ReactNode } {
  const { asked, ask, close, isOpen } = useAsked<Confirmed>();
  const [isBusy, setBusy] = useState(false);
  const notify = useClientStore((state) => state.notify);
  const sayFailed = useFailureNotice();
  const perform = async ({ perform: work, words }: Confirmed) => {
    setBusy(true);
    try {
      await work();
      notify({ tone: 'success', text: words('done') });
    } catch (error) {
      sayFailed(error, words('failed'));
    }
    setBusy(false);
    close();
  };
  const dialog = asked && (
    <ConfirmDialog
      open={isOpen}
      title={asked.words('title')}
      text={asked.words('text')}
      confirmLabel={asked.words('action')}
      tone={asked.tone}
      busy={isBusy}
      onConfirm={() => void perform(asked)}
      onCancel={close}
    />
  );
  return { ask, dialog };
}
