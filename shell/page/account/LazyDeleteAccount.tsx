import { useTranslation } from 'react-i18next';
import { LazyPart } from '../layout/LazyPart';

const load = () =>
  import('./DeleteAccount').then(({ DeleteAccount }) => ({ default: DeleteAccount }));

/** Almost nobody ever asks for it, so it comes when somebody does. */
export function LazyDeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <LazyPart
      load={load}
      props={{ onClose }}
      failureText={t('deletion.unavailable')}
      onFailure={onClose}
    />
  );
}
