import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { GridOverlay } from '@campus/shared/ui/GridOverlay';
import { Toaster } from '@campus/shared/ui/Toaster';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration, useSearchParams } from 'react-router-dom';
import { useAppearanceOfOtherTabs } from '../appearance/useAppearanceOfOtherTabs';
import { AdminMenu } from './AdminMenu';
import { BottomTabs } from './BottomTabs';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { useMenu } from './useMenu';
import { useTitleFocus } from './useTitleFocus';

interface LayoutProps {
  menu: readonly MenuEntry[];
  children: ReactNode;
}

/** What stays on the page while screens change. */
export function Layout({ menu, children }: LayoutProps) {
  const { t } = useTranslation('shell');
  const { home, main, admin } = useMenu(menu);
  const [search] = useSearchParams();
  const notifications = useClientStore((state) => state.notifications);
  const dismiss = useClientStore((state) => state.dismiss);
  useTitleFocus();
  useAppearanceOfOtherTabs();

  return (
    <>
      <div className={styles.page}>
        <a className="skip-link" href="#main">
          {t('skip')}
        </a>
        <Header items={main} />
        <div className={`container ${styles.body}`} data-admin={admin.length > 0 || undefined}>
          {admin.length > 0 && <AdminMenu items={admin} />}
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
        <Footer />
        <BottomTabs items={[home, ...main]} />
        {search.has('grid') && <GridOverlay />}
        <ScrollRestoration />
      </div>
      {/* Beside the page, or a dialog would cover what must stay pressable. */}
      <Toaster notifications={notifications} onClose={dismiss} />
    </>
  );
}
