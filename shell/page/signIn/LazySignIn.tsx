import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../loading/LazyPart';
import { pendingCode } from './pendingCode';

/** Most visits sign nobody in, so the forms come when somebody reaches for them. */
export function createSignInCode() {
  let known: typeof import('./SignInModal').SignInModal | undefined;

  /** As it begins; read here, because rendering itself reads no storage. */
  function opened(SignInModal: NonNullable<typeof known>) {
    const pending = pendingCode.read();
    return () => <SignInModal pending={pending} />;
  }

  return {
    async load() {
      const { SignInModal } = await import('./SignInModal');
      known = SignInModal;
      return { default: opened(SignInModal) };
    },
    /** The same where it is there already. */
    loaded: () => known && opened(known),
  };
}

export type SignInCode = ReturnType<typeof createSignInCode>;

const none = {};

/** The window of sign-in, at once where its code is there. */
export function LazySignIn({ code }: { code: SignInCode }) {
  const { t } = useTranslation('shell');
  const closeModal = useClientStore((state) => state.closeModal);
  return (
    <LazyPart {...code} props={none} failureText={t('signIn.unavailable')} onFailure={closeModal} />
  );
}
