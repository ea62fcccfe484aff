import { productReason } from '@campus/shared/contract/releases/productReason';
import { useTranslation } from 'react-i18next';

interface WrittenProps {
  children: string;
}

const cyrillic = /\p{Script=Cyrillic}/u;

/** Words that somebody wrote in one language, whatever the page’s: they are read out in their own. */
export function Written({ children }: WrittenProps) {
  const { t } = useTranslation('admin-users');
  if (children === productReason) return t('releases.withProduct');
  return <span lang={cyrillic.test(children) ? 'ru' : 'en'}>{children}</span>;
}

/** Who made a move: a person, or the server itself when it stopped a canary. */
export function usePersonName() {
  const { t } = useTranslation('admin-users');
  return (by: string) => (by === 'server' ? t('releases.server') : by);
}
