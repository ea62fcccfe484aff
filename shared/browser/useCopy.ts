import { useClientStore } from '@campus/shared/stores/useClientStore';

/** Puts a text on the clipboard; says whether the browser allowed it: over plain http there is none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and says so; where the browser refuses, says what to do instead. */
export function useCopy() {
  const notify = useClientStore((store) => store.notify);
  return async (text: string, words: { done: string; failed: string }) => {
    if (await copyText(text)) notify({ tone: 'success', text: words.done });
    else notify({ tone: 'danger', text: words.failed });
  };
}
