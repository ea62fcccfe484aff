import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { GridOverlay } from '@campus/shared/ui/GridOverlay';
import { Toaster } from '@campus/shared/ui/Toaster';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration, useSearchParams } from 'react-router-dom';
import { LazyAnnouncements } from '../announcements/LazyAnnouncements';
import { useAppearanceOfOtherTabs } from '../appearance/useAppearanceOfOtherTabs';
import { CookieNotice } from '../cookieNotice/CookieNotice';
import { ShortcutsProvider } from '../keyboard/ShortcutsProvider';
import { useLanguageOfOtherTabs } from '../language/useLanguageOfOtherTabs';
import { Arrival } from '../navigation/Arrival';
import { scrollKey } from '../navigation/keptScroll';
import { RouteProgress } from '../navigation/RouteProgress';
import { OfflineDock } from '../offline/OfflineDock';
import { AdminMenu } from './AdminMenu';
import { BottomTabs } from './BottomTabs';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { useMenu } from './useMenu';

interface LayoutProps {
  menu: readonly MenuEntry[];
  /** What else the page has to say, beside announcements. */
  notices?: ReactNode;
  children: ReactNode;
}

/** What stays on the page while screens change. */
export function Layout({ menu, notices, children }: LayoutProps) {
  const { t } = useTranslation('shell');
  const { home, main, admin, sections } = useMenu(menu);
  const [search] = useSearchParams();
  const notifications = useClientStore((state) => state.notifications);
  const dismiss = useClientStore((state) => state.dismiss);
  useAppearanceOfOtherTabs();
  useLanguageOfOtherTabs();

  return (
    <ShortcutsProvider>
      <div className={styles.page}>
        <a className="skip-link" href="#main">
          {t('skip')}
        </a>
        <CookieNotice />
        <Header items={main} sections={sections} />
        <div className={`container ${styles.body}`} data-admin={admin.length > 0 || undefined}>
          {admin.length > 0 && <AdminMenu items={admin} />}
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
        <Footer />
        <BottomTabs items={[home, ...main]} />
        {search.has('grid') && <GridOverlay />}
        <ScrollRestoration storageKey={scrollKey} />
        <RouteProgress />
        <Arrival />
      </div>
      {/* After the page: what comes here moves nothing, a footer in sight included. */}
      <OfflineDock>
        <LazyAnnouncements />
        {notices}
      </OfflineDock>
      {/* Beside the page, or a dialog would cover what must stay pressable. */}
      <Toaster notifications={notifications} onClose={dismiss} />
    </ShortcutsProvider>
  );
}
