import { Dialog } from '@campus/shared/overlay/Dialog';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import { pushMemory } from '@campus/shared/remote/pushMemory';
import type { PushConfig } from '@campus/shared/remote/readPushConfig';
import { readPushState } from '@campus/shared/remote/usePush';
import { useSession } from '@campus/shared/remote/useSession';
import { useApi } from '@campus/shared/api/useApi';
import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { useCall } from '@campus/shared/api/useCall';
import { saveFcmToken, updateCurrentHuman } from '@campus/shared/contract/people/calls';
import { useState } from 'react';
import type { Messaging } from '@firebase/messaging';

const patience = 10_000;

/** Our own worker shows the messages; the product works without one, but push messages do not. */
async function ownWorker() {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('There is no service worker.')), patience),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Loads what talks to Firebase: only people who agreed ever need it. */
async function openMessaging({ vapidKey, ...project }: PushConfig) {
  const [app, firebase, serviceWorkerRegistration] = await Promise.all([
    import('@firebase/app'),
    import('@firebase/messaging'),
    ownWorker(),
  ]);
  const messaging: Messaging = firebase.getMessaging(
    app.getApps()[0] ?? app.initializeApp(project),
  );
  return {
    token: () => firebase.getToken(messaging, { vapidKey, serviceWorkerRegistration }),
    forget: () => firebase.deleteToken(messaging),
  };
}

/** Push messages on this device: how it is, and the two ways to change it. */
function usePush(config: PushConfig) {
  const api = useApi();
  const session = useSession();
  const { id, person } = session;
  const { mutateAsync: saveHuman } = useCall(updateCurrentHuman);
  const state = useBrowserValue(() => readPushState(session), 'off');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function attempt(work: () => Promise<unknown>) {
    setBusy(true);
    setFailed(false);
    await work().catch(() => setFailed(true));
    setBusy(false);
  }

  async function register() {
    if ((await Notification.requestPermission()) !== 'granted') return;
    const token = await (await openMessaging(config)).token();
    // A device that is known already is no news to the server, whatever was taken back meanwhile.
    if (person?.kind === 'HUMAN' && !person.pushEnabled)
      await saveHuman({ body: { pushEnabled: true } });
    await api(saveFcmToken, { body: { token, platform: 'WEB' } });
    if (id) pushMemory.write(id, token);
  }

  async function leave() {
    const token = pushMemory.read(id);
    if (token) await api(saveFcmToken, { body: { token, platform: 'WEB', isOn: false } });
    await (await openMessaging(config)).forget();
    pushMemory.take(id);
  }

  const turnOn = () => void attempt(register);
  const turnOff = () => void attempt(leave);
  return { state, isBusy, hasFailed, turnOn, turnOff };
}

interface PushChoiceProps {
  config: PushConfig;
  onClose: () => void;
}

/** Says what messages will come before the browser asks, and only when the person wants them. */
export function PushChoice({ config, onClose }: PushChoiceProps) {
  const { t } = useTranslation('shell');
  const { state, isBusy, hasFailed, turnOn, turnOff } = usePush(config);
  const isOn = state === 'on';
  const choice = (
    <Button
      variant={isOn ? 'ghost' : 'strong'}
      icon="bell"
      busy={isBusy}
      onClick={isOn ? turnOff : turnOn}
    >
      {t(isOn ? 'push.turnOff' : 'push.turnOn')}
    </Button>
  );
  return (
    <Dialog
      open
      size="s"
      title={t('push.title')}
      description={t(`push.${state}`)}
      actions={state === 'denied' ? undefined : choice}
      onClose={onClose}
    >
      {hasFailed && <Banner tone="danger">{t('push.failed')}</Banner>}
    </Dialog>
  );
}
