import { useCall } from '@campus/shared/api/useCall';
import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import { useIsHere } from '@campus/shared/record/useIsHere';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

interface Title {
  ru: string;
  en?: string | undefined;
}

/** A title that tells a copy from its original, cut to the length that is allowed. */
export function titleOfCopy({ ru, en }: Title, longest: number) {
  const titled = (title: string, mark: string) =>
    `${title.slice(0, longest - mark.length - 1).trimEnd()} ${mark}`;
  return { ru: titled(ru, '(копия)'), en: en && titled(en, '(copy)') };
}

interface Options<C extends Call> {
  create: C;
  /** Reads the original and gives what its copy is made with. */
  copyOf: (id: string) => Promise<CallInput<C>>;
  addressOf: (copy: CallOutput<C>) => string;
  /** What is said when it is done, or failed without a reason. */
  words: Record<'done' | 'failed', string>;
}

/** Makes a copy of a record and opens it, unless somebody has gone elsewhere meanwhile. */
export function useDuplicate<C extends Call>(options: Options<C>): (id: string) => Promise<void> {
  const { create, copyOf, addressOf, words } = options;
  const { mutateAsync } = useCall(create);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const notify = useClientStore((state) => state.notify);
  const sayFailed = useFailureNotice();
  const isCopying = useRef(false);

  return async (id) => {
    if (isCopying.current) return;
    isCopying.current = true;
    try {
      const copy = await mutateAsync(await copyOf(id));
      notify({ tone: 'success', text: words.done });
      if (isHere()) void navigate(addressOf(copy));
    } catch (error) {
      sayFailed(error, words.failed);
    } finally {
      isCopying.current = false;
    }
  };
}
