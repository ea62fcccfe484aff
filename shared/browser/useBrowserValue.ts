import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only a browser knows; nothing tells of its changes, so it is read with every render. */
export const useBrowserValue = <T>(read: () => T, onServer: T): T =>
  useSyncExternalStore(never, read, () => onServer);
