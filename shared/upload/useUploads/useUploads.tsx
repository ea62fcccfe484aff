import { useUnsaved } from '@campus/shared/stores/useUnsaved';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploads, type Upload, type Uploaded } from './createUploads';

export type { Item, Upload, Uploaded } from './createUploads';

interface Options {
  upload: Upload;
  onDone: (uploaded: Uploaded, file: File) => void;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Files on their way to the server: leaving the page asks first, leaving the screen stops them. */
export function useUploads({ upload, onDone }: Options) {
  const [queue] = useState(createUploads);
  const uploads = useSyncExternalStore(queue.listen, queue.read, queue.read);
  const isBusy = uploads.items.some(({ state }) => state === 'waiting' || state === 'sending');

  useEffect(() => queue.wire({ upload, onDone }));

  useEffect(() => {
    window.addEventListener('online', queue.resume);
    return () => {
      window.removeEventListener('online', queue.resume);
      queue.stop();
    };
  }, [queue]);

  useUnsaved(isBusy);
  useEffect(() => {
    if (!isBusy) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);

  const { add, retry, remove } = queue;
  return { ...uploads, isBusy, add, retry, remove };
}
