import { useClientStore } from '@campus/shared/stores/useClientStore';

/** Puts a text on the clipboard; says whether the browser allowed it. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** Copies a text and says so; where the browser refuses, says what to do instead. */
export function useCopy() {
  const notify = useClientStore((store) => store.notify);
  return async (text: string, words: { done: string; failed: string }) => {
    if (await copyText(text)) notify({ tone: 'success', text: words.done });
    else notify({ tone: 'danger', text: words.failed });
  };
}
