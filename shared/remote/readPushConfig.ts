import { pushConfigKeys } from '@campus/shared/contract/settings/settingJson';

/** What Firebase calls a project; public by nature, as every page that uses it has to know it. */
export type PushConfig = Record<(typeof pushConfigKeys)[number], string>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the setting `firebaseConfig`; without all of it there are no push messages. */
export function readPushConfig(text = ''): PushConfig | null {
  const found = (parsed(text) ?? {}) as Partial<Record<keyof PushConfig, unknown>>;
  const isWhole = pushConfigKeys.every(
    (name) => typeof found[name] === 'string' && found[name] !== '',
  );
  return isWhole ? (found as PushConfig) : null;
}
