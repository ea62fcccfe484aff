import { paths } from '@campus/shared/paths';
import { Menu, type MenuItem } from '@campus/shared/popup/Menu';
import { usePush } from '@campus/shared/remote/usePush';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../language/addTexts';
import { LazyPart } from '../loading/LazyPart';
import type { NavigationItem as Section } from '../menu/MenuLink';
import { PersonButton } from './PersonButton';

/** Only those who turn it on carry its code and its words. */
async function loadEditTexts(texts: i18n) {
  const [{ EditTexts }, ru, en] = await Promise.all([
    import('../editTexts/EditTexts'),
    import('../editTexts/locales/ru.json'),
    import('../editTexts/locales/en.json'),
  ]);
  addTexts(texts, 'editTexts', { ru: ru.default, en: en.default });
  return { default: EditTexts };
}

/** Who may word what the product says. */
const editors = ['ADMIN', 'CONTENT_MANAGER'] as const;

/** What is one's own, and the way out. */
export function AccountActions({ own: sections }: { own: Section[] }) {
  const { t, i18n: texts } = useTranslation('shell');
  const session = useSession();
  const [isEditing, setEditing] = useState(false);
  const endEditing = () => setEditing(false);
  const canPush = usePush()?.config;
  const openModal = useClientStore((state) => state.openModal);
  const push: MenuItem = {
    label: t('push.title'),
    icon: 'bell',
    onSelect: () => openModal('push'),
  };
  const editing: MenuItem = {
    label: t('person.editTexts'),
    icon: 'edit',
    onSelect: () => setEditing(true),
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
    ...(mayUse(session, editors) ? [editing] : []),
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
      {isEditing && (
        <LazyPart
          load={() => loadEditTexts(texts)}
          props={{ onClose: endEditing }}
          failureText={t('person.editTextsFailed')}
          onFailure={endEditing}
        />
      )}
    </>
  );
}
