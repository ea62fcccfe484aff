import type { ClientStore } from '@campus/shared/stores/createClientStore';

type Page = Pick<ReturnType<ClientStore['getState']>, 'holdUnsaved' | 'beforeLeaving'>;

export type Leaving = 'page' | 'session';

interface Postponed {
  /** What is left takes its calls with it, unless they are told to outlive it. */
  perform: (leaving: Leaving) => Promise<void>;
  /** Where the session has gone already: in the name of the next one nothing may be done. */
  forget: () => void;
}

export type Settle = (then: () => Promise<void> | void) => Promise<void>;

/**
 * Holds something back until it is settled; when somebody leaves before, it is done there and then.
 * @returns settles it in another way; only the first one counts.
 */
export function postpone(page: Page, { perform, forget }: Postponed): Settle {
  let isSettled = false;
  const settle: Settle = async (then) => {
    if (isSettled) return;
    isSettled = true;
    stayOn();
    release();
    window.removeEventListener('pagehide', leave);
    await then();
  };
  const leave = () => void settle(() => perform('page'));
  const stayOn = page.beforeLeaving((maySend) =>
    settle(() => (maySend ? perform('session') : forget())),
  );
  const release = page.holdUnsaved();
  window.addEventListener('pagehide', leave);
  return settle;
}
