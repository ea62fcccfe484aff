import { keptText } from '@campus/shared/browser/keptText';
import { useMemo, useSyncExternalStore } from 'react';
import { syncRun, type SyncRun } from './syncRun';

const { read, write } = keptText('campus.partnerSync');
const changed = 'campus.partnerSync';

function listen(onChange: () => void) {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}

function keep(run: SyncRun | null) {
  write(run && JSON.stringify(run));
  window.dispatchEvent(new Event(changed));
}

function parsed(text: string | null) {
  try {
    return syncRun.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** The last run that this browser knows of; a reload keeps it, and other tabs see it too. */
export function useKeptRun() {
  const text = useSyncExternalStore(listen, read, () => null);
  const run = useMemo(() => parsed(text), [text]);
  return [run, keep] as const;
}
