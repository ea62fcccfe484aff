import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../layout/LazyPart';
import { pendingCode } from './pendingCode';

type SignInWindow = typeof import('./SignInModal').SignInModal;

let known: SignInWindow | undefined;

/** Most visits sign nobody in, so the forms come when somebody reaches for them. */
export async function fetchSignIn(): Promise<SignInWindow> {
  const { SignInModal } = await import('./SignInModal');
  known = SignInModal;
  return SignInModal;
}

/** As it begins; read here, because rendering itself reads no storage. */
function opened(SignInModal: SignInWindow) {
  const pending = pendingCode.read();
  return () => <SignInModal pending={pending} />;
}

const load = async () => ({ default: opened(await fetchSignIn()) });
const loaded = () => known && opened(known);

const none = {};

/** The window of sign-in, at once where its code is there. */
export function LazySignIn() {
  const { t } = useTranslation('shell');
  const closeModal = useClientStore((state) => state.closeModal);
  return (
    <LazyPart
      load={load}
      loaded={loaded}
      props={none}
      failureText={t('signIn.unavailable')}
      onFailure={closeModal}
    />
  );
}
