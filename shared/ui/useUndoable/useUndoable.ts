import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';

interface Done {
  /** What was done: «Статья удалена». */
  text: string;
  undo: () => Promise<unknown> | void;
}

/** Says what was done and offers to take it back, which is kinder than asking beforehand. */
export function useUndoable() {
  const { t } = useTranslation('shared');
  const notify = useClientStore((state) => state.notify);
  const sayFailed = useFailureNotice();
  return ({ text, undo }: Done) => {
    const attempt = async () => {
      try {
        await undo();
      } catch (error) {
        sayFailed(error, t('toast.undoFailed'));
      }
    };
    const action = { label: t('toast.undo'), onClick: () => void attempt() };
    notify({ tone: 'success', text, action });
  };
}
