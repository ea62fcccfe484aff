import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import styles from './signIn.module.css';

interface OtherModeProps {
  mode: 'signIn' | 'signUp';
  onSwitch: () => void;
}

/** From signing in to signing up and back. */
export function OtherMode({ mode, onSwitch }: OtherModeProps) {
  const { t } = useTranslation('shell');
  const openModal = useClientStore((state) => state.openModal);
  const other = mode === 'signIn' ? 'signUp' : 'signIn';
  const onClick = () => {
    onSwitch();
    openModal(other);
  };
  return (
    <p className={styles.other}>
      {t(mode === 'signIn' ? 'signIn.newHere' : 'signUp.known')}{' '}
      <button type="button" className={styles.textButton} onClick={onClick}>
        {t(mode === 'signIn' ? 'signIn.toSignUp' : 'signUp.toSignIn')}
      </button>
    </p>
  );
}
