import { getCurrentHuman } from '@campus/shared/contract/participants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { SessionCookies } from './createCookies';
import type { SessionEvent, SessionSignal } from './createSessionSignal';
import { forgetAnswers } from './forgetAnswers';
import { forgetClientState } from './forgetClientState';
import { useStoreApi } from './useStoreApi';

interface Options {
  cookies: SessionCookies;
  signal: SessionSignal;
  hasToken: boolean;
}

/** Whether a token exists, wherever it changed: here, in another tab, behind the “back” button. */
export function useTokenPresence({ cookies, signal, hasToken: atStart }: Options): boolean {
  const [hasToken, setHasToken] = useState(atStart);
  const queryClient = useQueryClient();
  const store = useStoreApi();
  const { t } = useTranslation('shell');

  useEffect(() => {
    function leave(event: SessionEvent) {
      const wasKnown = queryClient.getQueryData([getCurrentHuman.path, {}]) !== undefined;
      // Guarded screens must be gone before the answers are asked anew, or they would ask as guests.
      flushSync(() => setHasToken(false));
      forgetAnswers(queryClient);
      forgetClientState(store);
      if (event === 'expired' && wasKnown)
        store.getState().notify({ tone: 'info', text: t('session.expired') });
    }

    function enter() {
      forgetAnswers(queryClient);
      setHasToken(true);
    }

    function onPageShow({ persisted }: PageTransitionEvent) {
      const isPresent = cookies.authToken.read() !== undefined;
      if (!persisted || isPresent === hasToken) return;
      if (isPresent) enter();
      else leave('signedOut');
    }

    const stop = signal.listen((event) => (event === 'signedIn' ? enter() : leave(event)));
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stop();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [cookies, signal, queryClient, store, hasToken, t]);

  return hasToken;
}
