import { useUnsaved } from '@campus/shared/stores/useUnsaved';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** A file that the server has. */
export interface Uploaded {
  id: string;
  name: string;
  url?: string;
  /** Bytes. */
  size?: number;
  mime?: string;
  /** The page has it, and the server not yet: it goes once there is a record to send it to. */
  isChosen?: true;
}

interface UploadOptions {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends one file; what it throws is told in the words of the error. */
export type Upload = (file: File, options: UploadOptions) => Promise<Uploaded>;

export interface Item {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed' | 'done';
  /** From 0 to 1. */
  progress: number;
  error?: unknown;
  /** It failed without a network, and goes on by itself when there is one. */
  isOffline?: boolean;
  uploaded?: Uploaded;
}

interface Uploads {
  items: readonly Item[];
  /** The one that a listener should hear of: it began, passed a quarter, ended or failed. */
  news?: Item;
}

interface Wires {
  upload: Upload;
  onDone: (uploaded: Uploaded, file: File) => void;
}

const atOnce = 2;
const quarterOf = ({ progress }: Item) => Math.floor(progress * 4);
const isNews = (before: Item, after: Item) =>
  before.state !== after.state || quarterOf(before) !== quarterOf(after);

/** Files on their way, two at a time; it lives as long as the place that shows them. */
function createUploads() {
  let uploads: Uploads = { items: [] };
  let wires: Wires | undefined;
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();

  function set(next: Uploads) {
    uploads = next;
    listeners.forEach((listener) => listener());
  }

  function change(key: string, changes: Partial<Item>) {
    let { news } = uploads;
    const items = uploads.items.map((item) => {
      if (item.key !== key) return item;
      const after = { ...item, ...changes };
      if (isNews(item, after)) news = after;
      return after;
    });
    set({ items, news });
  }

  async function send({ key, file }: Item, { upload, onDone }: Wires) {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    change(key, { state: 'sending', progress: 0, error: undefined, isOffline: undefined });
    const onProgress = (progress: number) => !signal.aborted && change(key, { progress });
    try {
      const uploaded = await upload(file, { signal, onProgress });
      if (signal.aborted) return;
      onDone(uploaded, file);
      change(key, { state: 'done', progress: 1, uploaded });
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', error, isOffline: !navigator.onLine });
    } finally {
      running.delete(key);
      sendNext();
    }
  }

  function sendNext() {
    const next = uploads.items.find(({ state }) => state === 'waiting');
    if (!next || !wires || running.size >= atOnce) return;
    void send(next, wires);
    sendNext();
  }

  function retry(isMeant: (item: Item) => boolean) {
    for (const item of uploads.items)
      if (item.state === 'failed' && isMeant(item)) change(item.key, { state: 'waiting' });
    sendNext();
  }

  function remove(key: string) {
    set({ ...uploads, items: uploads.items.filter((item) => item.key !== key) });
    running.get(key)?.abort();
    // Its place is free at once, however long its sender takes to notice.
    running.delete(key);
    sendNext();
  }

  function stop() {
    set({ items: [] });
    running.forEach((controller) => controller.abort());
  }

  return {
    read: () => uploads,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wire: (next: Wires) => {
      wires = next;
    },
    add: (files: readonly File[]) => {
      const added = files.map((file): Item => ({
        key: `new-${(lastKey += 1)}`,
        file,
        state: 'waiting',
        progress: 0,
      }));
      set({ ...uploads, items: [...uploads.items, ...added] });
      sendNext();
    },
    retry: (key: string) => retry((item) => item.key === key),
    resume: () => retry(({ isOffline }) => isOffline === true),
    /** Also stops it where it is on its way. */
    remove,
    stop,
  };
}

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
