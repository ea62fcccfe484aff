import { paths } from '@campus/shared/paths';
import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { GridOverlay } from '@campus/shared/ui/GridOverlay';
import { Icon } from '@campus/shared/ui/Icon';
import { Toaster } from '@campus/shared/ui/Toaster';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration, useLocation, useSearchParams } from 'react-router-dom';
import { LazyNotice } from '../announcements/LazyNotice';
import { useAppearanceOfOtherTabs } from '../appearance/useAppearance';
import { CookieNotice } from '../cookieNotice/CookieNotice';
import { ShortcutsProvider } from '../keyboard/ShortcutsProvider';
import { useFreshDictionary } from './useFreshDictionary';
import { useLanguageOfOtherTabs } from '../language/useLanguageSwitch';
import { LazyPart } from '../loading/LazyPart';
import { Arrival } from '../navigation/Arrival';
import { RouteProgress } from '../navigation/RouteProgress';
import { scrollKey } from '../navigation/restoreScroll';
import { OfflineBanner } from '../offline/OfflineBanner';
import { OfflineDock } from '../offline/OfflineDock';
import tabStyles from './BottomTabs.module.css';
import { Footer } from './Footer';
import { Header } from './Header';
import { isWithin } from '@campus/shared/browser/linkKind';
import styles from './Layout.module.css';
import { type NavigationItem, MenuLink } from '../menu/MenuLink';
import { SideMenu } from './SideMenu';

// A dialog is a seventh of the page's code, and few visits have more sections than places.
const loadSheet = () => import('./MoreSheet').then(({ MoreSheet }) => ({ default: MoreSheet }));

const places = 5;

/** The sections under the thumb, on phones; what does not fit opens in a sheet. */
function BottomTabs({ items }: { items: NavigationItem[] }) {
  const { t } = useTranslation('shell');
  // Once it has come it stays for its closing movement.
  const [isOpen, setOpen] = useState<boolean>();
  const isCrowded = items.length > places;
  const shown = isCrowded ? items.slice(0, places - 1) : items;
  const rest = items.slice(shown.length);
  return (
    <nav className={tabStyles.tabs} aria-label={t('menu.tabs')}>
      <ul className={tabStyles.list}>
        {shown.map((item) => (
          <li key={item.to}>
            <MenuLink item={item} className={tabStyles.tab} iconSize={24} />
          </li>
        ))}
        {isCrowded && (
          <li>
            <button
              type="button"
              className={tabStyles.tab}
              aria-haspopup="dialog"
              data-current={rest.some(({ isCurrent }) => isCurrent) || undefined}
              onClick={() => setOpen(true)}
            >
              <Icon name="menu" size={24} />
              <span>{t('menu.more')}</span>
            </button>
          </li>
        )}
      </ul>
      {isCrowded && isOpen !== undefined && (
        <LazyPart
          load={loadSheet}
          props={{ items: rest, open: isOpen, onClose: () => setOpen(false) }}
          failureText={t('person.unavailable')}
          onFailure={() => setOpen(undefined)}
        />
      )}
    </nav>
  );
}

const areaOf = ({ to, area = to }: Pick<MenuEntry, 'to' | 'area'>) => area;

/** The plan's menu as this person sees it: personal sections first, administration apart. */
function useMenu(menu: readonly MenuEntry[]) {
  const session = useSession();
  const language = useClientStore((state) => state.currentLanguage);
  const { pathname } = useLocation();
  const { t } = useTranslation('shell');

  const usable = menu.filter(({ access }) => mayUse(session, access));
  // Of areas inside each other, such as one page and those below it, the innermost is where one is.
  const current = [...usable.map(areaOf), paths.account()]
    .filter((area) => isWithin(pathname, area))
    .reduce((inner, area) => (area.length > inner.length ? area : inner), '');

  const itemOf = ({ section, ...rest }: MenuEntry): NavigationItem => ({
    to: rest.to,
    label: rest.label[language],
    icon: rest.icon,
    isCurrent: areaOf(rest) === current,
    shortcut: rest.shortcut,
    section: section?.[language],
    count: rest.count,
    needs: rest.needs,
  });
  const itemsOf = (group: MenuEntry['group'], isShown = (_: MenuEntry) => true) =>
    usable
      .filter((entry) => entry.group === group)
      .filter(isShown)
      .toSorted((a, b) => a.order - b.order)
      .map(itemOf);

  const home: NavigationItem = {
    to: paths.home(),
    label: t('menu.home'),
    icon: 'home',
    isCurrent: pathname === paths.home(),
    shortcut: 'h',
  };
  const admin = itemsOf('admin');
  const isInAdmin = isWithin(pathname, paths.admin());
  const [entrance] = admin;
  const toAdmin: NavigationItem[] = entrance
    ? [{ to: entrance.to, label: t('menu.admin'), icon: 'users', isCurrent: isInAdmin }]
    : [];
  const account: NavigationItem = {
    to: paths.account(),
    label: t('account.title'),
    icon: 'user',
    isCurrent: pathname === paths.account(),
  };
  const own = itemsOf('me');
  const others = itemsOf('main');
  const major = itemsOf('me', ({ isMinor }) => !isMinor);
  return {
    home,
    own,
    main: [...major, ...others, ...toAdmin],
    admin: isInAdmin ? admin : [],
    /** All there is for this person, one by one. */
    sections: [
      home,
      ...own,
      ...others,
      ...(session.status === 'signedIn' ? [account] : []),
      ...admin,
    ],
  };
}

const announcements = () =>
  import('../announcements/Announcements').then(({ Announcements }) => Announcements);
const mobileApp = () => import('../announcements/MobileApp').then(({ MobileApp }) => MobileApp);

interface LayoutProps {
  menu: readonly MenuEntry[];
  /** What else the page has to say, beside announcements. */
  notices?: ReactNode;
  children: ReactNode;
}

/** What stays on the page while screens change. */
export function Layout({ menu, notices, children }: LayoutProps) {
  const { t } = useTranslation('shell');
  const { home, own, main, admin, sections } = useMenu(menu);
  /** A frame to work in: one bar, a menu beside the work, and the width of the window. */
  const isForStaff = admin.length > 0;
  const [search] = useSearchParams();
  const notifications = useClientStore((state) => state.notifications);
  const dismiss = useClientStore((state) => state.dismiss);
  useAppearanceOfOtherTabs();
  useLanguageOfOtherTabs();
  useFreshDictionary();

  return (
    <ShortcutsProvider>
      <div className={styles.page} data-staff={isForStaff || undefined}>
        <a className="skip-link" href="#main">
          {t('skip')}
        </a>
        <div className={styles.notices}>
          <OfflineBanner />
          <LazyNotice load={announcements} />
        </div>
        <CookieNotice />
        <Header items={isForStaff ? [] : main} own={own} sections={sections} />
        <div className={`container ${styles.body}`}>
          {isForStaff && <SideMenu items={admin} />}
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
        {!isForStaff && <Footer />}
        <BottomTabs items={[home, ...main]} />
        {search.has('grid') && <GridOverlay />}
        <ScrollRestoration storageKey={scrollKey} />
        <RouteProgress />
        <Arrival />
      </div>
      {/* After the page: what comes here moves nothing, a footer in sight included. */}
      <OfflineDock>
        <LazyNotice load={mobileApp} />
        {notices}
      </OfflineDock>
      {/* Beside the page, or a dialog would cover what must stay pressable. */}
      <Toaster notifications={notifications} onClose={dismiss} />
    </ShortcutsProvider>
  );
}
