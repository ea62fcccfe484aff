import type { ClientStore } from '@campus/shared/stores/createClientStore';
import type { SessionSignal } from './createSessionSignal';

/**
 * Opens the window that asks for the password, one for all calls that wait for it. Tells whether the
 * person has proved to be there, in this tab or in another one.
 */
export function createIdentityCheck(
  store: Pick<ClientStore, 'getState' | 'subscribe'>,
  signal: Pick<SessionSignal, 'listen'>,
) {
  let asked: Promise<boolean> | undefined;

  const ask = () =>
    new Promise<boolean>((resolve) => {
      const { openModal, closeModal } = store.getState();
      const end = (isConfirmed: boolean) => {
        asked = undefined;
        stopListening();
        stopWatching();
        resolve(isConfirmed);
        if (store.getState().modal === 'confirm') closeModal();
      };
      const stopListening = signal.listen((event) => end(event === 'confirmed'));
      openModal('confirm');
      const stopWatching = store.subscribe(({ modal }) => modal !== 'confirm' && end(false));
    });

  return () => (asked ??= ask());
}
