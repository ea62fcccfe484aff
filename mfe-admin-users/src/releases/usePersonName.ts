import { useTranslation } from 'react-i18next';

/** Who made a move: a person, or the server itself when it stopped a canary. */
export function usePersonName() {
  const { t } = useTranslation('admin-users');
  return (by: string) => (by === 'server' ? t('releases.server') : by);
}
