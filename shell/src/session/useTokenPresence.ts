import { getCurrentHuman } from '@campus/shared/contract/participants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { SessionCookies } from './createCookies';
import type { SessionSignal } from './createSessionSignal';
import { forgetAnswers } from './forgetAnswers';
import { forgetClientState } from './forgetClientState';
import { forgetKept } from './forgetKept';
import { useStoreApi } from './useStoreApi';
import { watchToken } from './watchToken';

interface Options {
  cookies: SessionCookies;
  signal: SessionSignal;
  hasToken: boolean;
}

interface Presence {
  hasToken: boolean;
  /** Nothing is rendered while everything of one person is being taken away. */
  isSwept: boolean;
}

/** Whether a token exists, and what follows when it comes, goes or changes hands. */
export function useTokenPresence({ cookies, signal, hasToken: atStart }: Options): Presence {
  const [presence, setPresence] = useState({ hasToken: atStart, isSwept: false });
  const { hasToken } = presence;
  const lastOwner = useRef<string>(undefined);
  const queryClient = useQueryClient();
  const store = useStoreApi();
  const { t } = useTranslation('shell');

  useEffect(() => {
    function enter() {
      forgetAnswers(queryClient);
      setPresence({ hasToken: true, isSwept: false });
    }

    function expire() {
      const wasKnown = queryClient.getQueryData([getCurrentHuman.path, {}]) !== undefined;
      // Guarded screens must be gone before the answers are asked anew, or they would ask as guests.
      flushSync(() => setPresence({ hasToken: false, isSwept: false }));
      forgetAnswers(queryClient);
      forgetClientState(store);
      forgetKept('localStorage', 'campus.searches');
      if (wasKnown) store.getState().notify({ tone: 'info', text: t('session.expired') });
    }

    /** The page begins anew: not even a half-written field or an open window of it stays. */
    function sweep() {
      flushSync(() => setPresence({ hasToken: false, isSwept: true }));
      void store.getState().leave(false);
      queryClient.clear();
      forgetClientState(store);
      forgetKept('sessionStorage', 'campus.');
      forgetKept('localStorage', 'campus.searches');
      setPresence({ hasToken: cookies.authToken.read() !== undefined, isSwept: false });
    }

    return watchToken({ cookies, signal, lastOwner }, { hasToken, enter, expire, sweep });
  }, [cookies, signal, queryClient, store, hasToken, t]);

  return presence;
}
