import { paths } from '@campus/shared/paths';
import type { OfflinePage } from '@campus/shared/remote/RemoteDeclaration';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useEffect, useState, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { StandInScreen } from '../errors/StandInScreen';
import { ownAddress } from '@campus/shared/browser/linkKind';
import { isReachable } from './watchConnection';
import { readOfflinePages, ownCopy } from './offlinePages';

const pause = 2000;

/** An address of another site, or of this very page, leads home. */
function wayBack(from: string | null): string {
  const address = ownAddress(from, paths.home());
  const { pathname } = new URL(address, location.origin);
  return pathname === location.pathname ? paths.home() : address;
}

/** Leads to the page that was wanted, as soon as there is a network; a person may also try at once. */
function useWayBack(open: (address: string) => void) {
  const [search] = useSearchParams();
  // A browser takes the part of a page along to where it is led instead.
  const { hash } = useLocation();
  const [isTrying, setTrying] = useState(false);
  const from = search.get('from');

  const leave = () => open(wayBack(from && from + hash));
  const look = useEffectEvent(async () => {
    if (from && navigator.onLine && (await isReachable())) leave();
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), pause);
    const onOnline = () => void look();
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
    };
  }, []);

  const goBack = async () => {
    setTrying(true);
    if (await isReachable()) leave();
    else setTrying(false);
  };
  return { goBack, isTrying };
}

const isKept = async ({ page }: OfflinePage) =>
  (await caches.match(page, { cacheName: ownCopy })) !== undefined;

async function readCachedPages(): Promise<OfflinePage[]> {
  const pages = await readOfflinePages();
  const kept = await Promise.all(pages.map(isKept));
  return pages.filter((_, at) => kept[at]).toSorted((a, b) => a.order - b.order);
}

/** What of somebody who is signed in here opens without the network. */
function useOfflinePages(): readonly OfflinePage[] {
  const [pages, setPages] = useState<readonly OfflinePage[]>([]);
  useEffect(() => {
    // A browser that forbids caches has none.
    readCachedPages().then(setPages, () => undefined);
  }, []);
  return pages;
}

interface OfflineScreenProps {
  open?: (address: string) => void;
}

const openInstead = (address: string) => location.replace(address);

/** In place of every page that needs the network; those that were kept do not. */
export function OfflineScreen({ open = openInstead }: OfflineScreenProps) {
  const { t } = useTranslation('shell');
  const language = useClientStore((state) => state.currentLanguage);
  const { goBack, isTrying } = useWayBack(open);
  const kept = useOfflinePages();
  return (
    <StandInScreen
      icon="offline"
      title={t('offline.title')}
      text={[t('offline.lead'), ...kept.map(({ text }) => text[language])].join(' ')}
      actions={
        <>
          {kept.map(({ page, label, icon }, at) => (
            <ButtonLink
              key={page}
              to={page}
              reloadDocument
              variant={at === 0 ? 'strong' : 'soft'}
              icon={icon}
            >
              {label[language]}
            </ButtonLink>
          ))}
          <Button
            variant={kept.length > 0 ? 'soft' : 'strong'}
            icon="retry"
            busy={isTrying}
            onClick={() => void goBack()}
          >
            {t('offline.retry')}
          </Button>
        </>
      }
    />
  );
}
