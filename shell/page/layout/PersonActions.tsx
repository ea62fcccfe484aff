import { paths } from '@campus/shared/paths';
import { Menu, type MenuItem } from '@campus/shared/popup/Menu';
import { usePush } from '@campus/shared/remote/usePush';
import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import type { MenuItem as Section } from './MenuLink';
import { PersonButton } from './PersonButton';

/** What is one's own, and the way out. */
export function PersonActions({ own: sections }: { own: Section[] }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const canPush = usePush()?.config;
  const openModal = useClientStore((state) => state.openModal);
  const push: MenuItem = {
    label: t('push.title'),
    icon: 'bell',
    onSelect: () => openModal('push'),
  };
  const isStaff = session.person?.kind === 'STAFF';
  const account: MenuItem = {
    label: t('account.title'),
    icon: 'user',
    to: isStaff ? paths.staffAccount() : paths.account(),
  };
  const own = [
    ...sections.map(({ label, icon, to }): MenuItem => ({ label, icon, to })),
    account,
    ...(canPush ? [push] : []),
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
      items={[{ items: own }, { items: [leave] }]}
    />
  );
}
