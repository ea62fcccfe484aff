import { paths } from '@campus/shared/paths';
import { Menu, type MenuItem } from '@campus/shared/popup/Menu';
import { useSession } from '@campus/shared/remote/useSession';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPushChoice } from '../push/LazyPushChoice';
import { usePushConfig } from '../push/usePushConfig';
import type { MenuItem as Section } from './MenuItem';
import { PersonButton } from './PersonButton';

/** What is one's own, and the way out. */
export function PersonActions({ own: sections }: { own: Section[] }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const pushConfig = usePushConfig();
  const [isChoosingPush, setChoosingPush] = useState(false);
  const push: MenuItem = {
    label: t('push.title'),
    icon: 'bell',
    onSelect: () => setChoosingPush(true),
  };
  const account: MenuItem = { label: t('account.title'), icon: 'user', to: paths.account() };
  const own = [
    ...sections.map(({ label, icon, to }): MenuItem => ({ label, icon, to })),
    account,
    ...(pushConfig ? [push] : []),
  ];
  const leave: MenuItem = {
    label: t('person.signOut'),
    icon: 'logout',
    onSelect: () => void session.signOut(),
  };
  return (
    <>
      <Menu
        defaultOpen
        trigger={<PersonButton name={session.name} />}
        items={[{ items: own }, { items: [leave] }]}
      />
      {isChoosingPush && pushConfig && (
        <LazyPushChoice config={pushConfig} onClose={() => setChoosingPush(false)} />
      )}
    </>
  );
}
