import { ApiError } from '@campus/shared/api/ApiError';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Why what is typed is not saved yet; a refused one waits for a person. */
export type AutosaveState = 'ready' | 'saving' | 'incomplete' | 'failed' | 'refused';

const pause = 3_000;
const pauseAfterFailure = 15_000;

interface Options<I extends FieldValues> {
  form: Pick<UseFormReturn<I>, 'subscribe'>;
  isOn: boolean;
  /** `busy` while somebody saves. @throws ApiError */
  send: () => Promise<'saved' | 'incomplete' | 'busy'>;
}

const isPassing = (error: unknown) =>
  !(error instanceof ApiError) || typeof error.status !== 'number' || error.status >= 500;

/** Saves by itself what is typed, after a pause; what is refused is not sent again until somebody saves. */
export function useAutosave<I extends FieldValues>({ form, isOn, send }: Options<I>) {
  const { subscribe } = form;
  const [state, setState] = useState<AutosaveState>('ready');
  const isRefused = useRef(false);
  const isRunning = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const run = useEffectEvent(async () => {
    // A slow one is not overtaken: what was typed meanwhile is dirty after it, or `send` sends it too.
    if (isRunning.current) return;
    isRunning.current = true;
    setState('saving');
    try {
      setState((await send()) === 'incomplete' ? 'incomplete' : 'ready');
    } catch (error) {
      isRefused.current = !isPassing(error);
      setState(isRefused.current ? 'refused' : 'failed');
    } finally {
      isRunning.current = false;
    }
  });
  const wait = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (isOn && !isRefused.current) timer.current = setTimeout(() => void run(), pause);
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const unsubscribe = subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ dirtyFields = {} }) => {
        if (Object.keys(dirtyFields).length > 0) wait();
        else clearTimeout(timer.current);
      },
    });
    return () => {
      clearTimeout(timer.current);
      unsubscribe();
    };
  }, [isOn, subscribe]);

  useEffect(() => {
    if (!isOn || state !== 'failed') return undefined;
    const retry = setTimeout(() => void run(), pauseAfterFailure);
    return () => clearTimeout(retry);
  }, [isOn, state]);

  return {
    state: isOn ? state : ('ready' as const),
    /** Somebody saves: from then on it goes on by itself again. */
    resume: () => {
      clearTimeout(timer.current);
      isRefused.current = false;
      setState('ready');
    },
  };
}
