import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useEffect, useRef } from 'react';
import { pendingCode } from './pendingCode';

/** A page that was reloaded while somebody fetched the code asks for it again; closing forgets it. */
export function usePendingSignIn() {
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
