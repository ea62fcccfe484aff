import type { ReleasedRemote } from '@campus/shared/contract/releases/calls';
import { useTranslation } from 'react-i18next';

/** What a remote is called in the reader’s language; the shell has no name of its own. */
export function useTitleOf() {
  const { t, i18n } = useTranslation('admin-users');
  return ({ name, title }: Pick<ReleasedRemote, 'name' | 'title'>) => {
    if (name === 'shell') return t('releases.shell');
    return (i18n.language === 'en' ? title?.en : undefined) ?? title?.ru ?? name;
  };
}
