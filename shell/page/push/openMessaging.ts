import type { Messaging } from '@firebase/messaging';
import type { PushConfig } from '@campus/shared/remote/readPushConfig';

const patience = 10_000;

/** Our own worker shows the messages; the product works without one, but push messages do not. */
async function ownWorker() {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('There is no service worker.')), patience),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Loads what talks to Firebase: only people who agreed ever need it. */
export async function openMessaging({ vapidKey, ...project }: PushConfig) {
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
