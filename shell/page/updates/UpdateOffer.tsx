import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useState, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { watchUpdates } from '../offline/watchUpdates';
import { useRemotes } from '../remotes/useRemotes';
import { onVisible } from '../session/onVisible';

/** Asks what is newer than this page, but rarely: the answer is of use to few. */
interface Asking {
  /** Asks unless it was asked a moment ago; without an answer the last one stays. */
  ask: (isUrgent?: boolean) => Promise<void>;
  /** What the last answer named. */
  news: () => string;
}

const often = 60_000;

function createAsking(takeNewer: () => Promise<string>): Asking {
  let last: number | undefined;
  let news = '';
  return {
    news: () => news,
    async ask(isUrgent = false) {
      const now = Date.now();
      // A page that has just come knows everything.
      last ??= now;
      if (!isUrgent && now - last < often) return;
      last = now;
      news = await takeNewer().catch(() => news);
    },
  };
}

/** A newer worker mostly means a newer release of the shell: asks for it at once. */
function useWorkerUpdate({ ask }: Asking) {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    return watchUpdates(() => void ask(true));
  }, [ask]);
}

/** Whether something newer waits for a reload, and this is a moment to say so. */
function useOffer() {
  const { loader } = useRemotes();
  const { pathname } = useLocation();
  const isUnsaved = useClientStore(({ unsaved }) => unsaved > 0);
  const [asking] = useState(() => createAsking(loader.takeNewer));
  const [offered, setOffered] = useState('');
  const [declined, setDeclined] = useState('');

  // Whoever fills in a form is not disturbed, and hears of it on the next screen.
  const offer = useEffectEvent(() => {
    if (!isUnsaved) setOffered(asking.news());
  });

  useEffect(() => {
    let isHere = true;
    void asking.ask().then(() => isHere && offer());
    return () => {
      isHere = false;
    };
  }, [asking, pathname]);
  useEffect(() => onVisible(() => void asking.ask()), [asking]);
  useWorkerUpdate(asking);

  return {
    isOffered: offered !== '' && offered !== declined && !isUnsaved,
    decline: () => setDeclined(offered),
  };
}

/** The one banner for a newer release, of the shell or of what is shown; a person decides when. */
export function UpdateOffer() {
  const { t } = useTranslation('shell');
  const { isOffered, decline } = useOffer();
  const [isTaken, setIsTaken] = useState(false);
  if (!isOffered) return null;
  const accept = () => {
    setIsTaken(true);
    location.reload();
  };
  return (
    <Banner
      tone="info"
      title={t('update.title')}
      onClose={decline}
      action={
        <Button size="s" icon="retry" busy={isTaken} onClick={accept}>
          {t('update.take')}
        </Button>
      }
    >
      {t('update.text')}
    </Banner>
  );
}
