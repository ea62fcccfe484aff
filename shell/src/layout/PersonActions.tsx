import { Menu, type MenuItem } from '@campus/shared/popup/Menu';
import { paths } from '@campus/shared/paths';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useTranslation } from 'react-i18next';
import { PersonButton } from './PersonButton';

/** What is one's own, and the way out. */
export function PersonActions() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const card: MenuItem = { label: t('person.card'), icon: 'card', to: paths.card() };
  const payments: MenuItem = { label: t('person.payments'), icon: 'wallet', to: paths.payments() };
  const own = [
    ...(mayUse(session, ['HUMAN', 'STUDENT']) ? [card] : []),
    ...(mayUse(session, ['STUDENT']) ? [payments] : []),
  ];
  const leave: MenuItem = {
    label: t('person.signOut'),
    icon: 'logout',
    onSelect: () => void session.signOut(),
  };
  return (
    <Menu
      defaultOpen
      trigger={<PersonButton name={session.name} />}
      items={own.length > 0 ? [{ items: own }, { items: [leave] }] : [leave]}
    />
  );
}
