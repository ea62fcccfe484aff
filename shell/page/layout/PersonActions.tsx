import { Menu, type MenuItem } from '@campus/shared/popup/Menu';
import { useSession } from '@campus/shared/remote/useSession';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDeleteAccount } from '../account/LazyDeleteAccount';
import { LazyPushChoice } from '../push/LazyPushChoice';
import { usePushConfig } from '../push/usePushConfig';
import type { MenuItem as Section } from './MenuItem';
import { PersonButton } from './PersonButton';

/** What is one's own, and the way out. */
export function PersonActions({ own: sections }: { own: Section[] }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const [isDeleting, setDeleting] = useState(false);
  const pushConfig = usePushConfig();
  const [isChoosingPush, setChoosingPush] = useState(false);
  const push: MenuItem = {
    label: t('push.title'),
    icon: 'bell',
    onSelect: () => setChoosingPush(true),
  };
  const own = [
    ...sections.map(({ label, icon, to }): MenuItem => ({ label, icon, to })),
    ...(pushConfig ? [push] : []),
  ];
  const leave: MenuItem = {
    label: t('person.signOut'),
    icon: 'logout',
    onSelect: () => void session.signOut(),
  };
  const remove: MenuItem = {
    label: t('person.delete'),
    icon: 'trash',
    tone: 'danger',
    onSelect: () => setDeleting(true),
  };
  const last = session.person?.kind === 'HUMAN' ? [leave, remove] : [leave];
  return (
    <>
      <Menu
        defaultOpen
        trigger={<PersonButton name={session.name} />}
        items={own.length > 0 ? [{ items: own }, { items: last }] : last}
      />
      {isChoosingPush && pushConfig && (
        <LazyPushChoice config={pushConfig} onClose={() => setChoosingPush(false)} />
      )}
      {isDeleting && <LazyDeleteAccount onClose={() => setDeleting(false)} />}
    </>
  );
}
