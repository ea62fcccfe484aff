import { cardPaths } from '@campus/shared/contract/cards/paths';
import { paths } from '@campus/shared/paths';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useEffect, useState, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { StandInScreen } from '../errors/StandInScreen';
import { ownAddress } from '../layout/ownAddress';
import { isReachable } from './isReachable';
import { ownCopy } from './ownCopy';

const pause = 2000;

/** An address of another site, or of this very page, leads home. */
function wayBack(from: string | null): string {
  const address = ownAddress(from, paths.home());
  const { pathname } = new URL(address, location.origin);
  return pathname === location.pathname ? paths.home() : address;
}

/** Leads to the page that was wanted, as soon as there is a network; a person may also try at once. */
function useWayBack() {
  const [search] = useSearchParams();
  const [isTrying, setTrying] = useState(false);
  const from = search.get('from');

  const leave = () => location.replace(wayBack(from));
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

/** Whether the card of somebody who is signed in here opens without the network. */
function useHasCardCopy(): boolean {
  const [hasCopy, setHasCopy] = useState(false);
  useEffect(() => {
    const look = async () => {
      const page = await caches.match(cardPaths.card(), { cacheName: ownCopy });
      setHasCopy(page !== undefined);
    };
    // A browser that forbids caches has none.
    look().catch(() => undefined);
  }, []);
  return hasCopy;
}

/** In place of every page that needs the network; the card does not. */
export function OfflineScreen() {
  const { t } = useTranslation('shell');
  const { goBack, isTrying } = useWayBack();
  const hasCard = useHasCardCopy();
  return (
    <StandInScreen
      icon="offline"
      title={t('offline.title')}
      text={t(hasCard ? 'offline.leadWithCard' : 'offline.lead')}
      actions={
        <>
          {hasCard && (
            <ButtonLink to={cardPaths.card()} reloadDocument icon="card">
              {t('offline.card')}
            </ButtonLink>
          )}
          <Button
            variant={hasCard ? 'soft' : 'strong'}
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
