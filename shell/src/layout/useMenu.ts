import { paths } from '@campus/shared/paths';
import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { IconName } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from './MenuItem';

const adminArea = '/admin';

const isWithin = (pathname: string, area: string) =>
  pathname === area || pathname.startsWith(`${area}/`);

/** The plan's menu as this person sees it: personal sections first, administration apart. */
export function useMenu(menu: readonly MenuEntry[]) {
  const session = useSession();
  const language = useClientStore((state) => state.currentLanguage);
  const { pathname } = useLocation();
  const { t } = useTranslation('shell');

  const itemOf = ({ to, area = to, label, icon }: MenuEntry): MenuItem => ({
    to,
    label: label[language],
    icon: icon as IconName,
    isCurrent: isWithin(pathname, area),
  });
  const itemsOf = (group: MenuEntry['group']) =>
    menu
      .filter((entry) => entry.group === group && mayUse(session, entry.access))
      .toSorted((a, b) => a.order - b.order)
      .map(itemOf);

  const home: MenuItem = {
    to: paths.home(),
    label: t('menu.home'),
    icon: 'home',
    isCurrent: pathname === paths.home(),
  };
  const admin = itemsOf('admin');
  const isInAdmin = isWithin(pathname, adminArea);
  const [entrance] = admin;
  const toAdmin: MenuItem[] = entrance
    ? [{ to: entrance.to, label: t('menu.admin'), icon: 'users', isCurrent: isInAdmin }]
    : [];
  const personal = [...itemsOf('me'), ...itemsOf('main')];
  return {
    home,
    main: [...personal, ...toAdmin],
    admin: isInAdmin ? admin : [],
    /** All there is for this person, one by one. */
    sections: [home, ...personal, ...admin],
  };
}
