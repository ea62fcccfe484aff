import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pendingCode } from './pendingCode';

/** Which of the two forms is open; null while neither is, another window or none. */
export const useSignInMode = () =>
  useClientStore(({ modal }) => (modal === 'signIn' || modal === 'signUp' ? modal : null));

/** A page that was reloaded while somebody fetched the code asks for it again; closing forgets it. */
function usePendingSignIn() {
  const { status } = useSession();
  const modal = useClientStore((state) => state.modal);
  const openModal = useClientStore((state) => state.openModal);
  const wasRead = useRef(false);
  const wasOpen = useRef(false);

  useEffect(() => {
    // Only what the page began with is resumed.
    const pending = wasRead.current || status !== 'guest' ? undefined : pendingCode.read();
    wasRead.current = true;
    if (pending) openModal(pending.mode);
  }, [status, openModal]);

  useEffect(() => {
    if (wasOpen.current && modal === null) pendingCode.forget();
    wasOpen.current = modal !== null;
  }, [modal]);
}

const modeOf = (text: string | null) => (text === 'signIn' || text === 'signUp' ? text : null);

/** Somebody who has signed in in another tab meanwhile is asked no more. */
function useNoLongerNeeded() {
  const { status } = useSession();
  const mode = useSignInMode();
  const closeModal = useClientStore((state) => state.closeModal);
  useEffect(() => {
    if (status === 'signedIn' && mode) closeModal();
  }, [status, mode, closeModal]);
}

/** `?modal=signIn` opens the modal; closing it takes the word out of the address, and “back” closes it. */
export function useModalFromUrl() {
  usePendingSignIn();
  useNoLongerNeeded();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { status } = useSession();
  const modal = useClientStore((state) => state.modal);
  const openModal = useClientStore((state) => state.openModal);
  const closeModal = useClientStore((state) => state.closeModal);
  const asked = modeOf(search.get('modal'));
  const before = useRef({ asked: null as typeof asked, modal });

  useEffect(() => {
    const { asked: wasAsked, modal: wasOpen } = before.current;
    const isNew = asked !== null && asked !== wasAsked;
    // Somebody with a token may turn out to need no signing in.
    const isTooEarly = isNew && status === 'loading';
    before.current = { asked: isTooEarly ? wasAsked : asked, modal };
    const forget = () => {
      const rest = new URLSearchParams(search);
      rest.delete('modal');
      // With the part of the page that the link has named.
      void navigate({ search: rest.toString(), hash }, { replace: true, preventScrollReset: true });
    };
    const hasNoUse = asked !== null && status === 'signedIn';
    const hasClosed = asked !== null && wasOpen !== null && modal === null;
    if (hasNoUse || hasClosed) forget();
    else if (isNew && !isTooEarly) openModal(asked);
    else if (asked === null && wasAsked !== null && modal !== null) closeModal();
  }, [asked, modal, status, search, hash, navigate, openModal, closeModal]);
}
