import { listSettings, updateSetting } from '@campus/shared/contract/settings/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { paths } from '@campus/shared/paths';
import type { BrowserContext, Page } from '@playwright/test';
import { apiOf, signIn } from '../../fixtures/signIn';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

test.use({ serviceWorkers: 'allow' });

const config = {
  apiKey: 'AIza-test',
  projectId: 'campus-test',
  messagingSenderId: '1234567890',
  appId: '1:1234567890:web:abc',
  // A point of the curve, as a browser checks.
  vapidKey:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
};
const choice = 'Уведомления на этом устройстве';

/** What the profile says of this device. */
const inProfile = (page: Page) => page.getByRole('region', { name: choice });

async function setUpPush(product: Product) {
  const api = apiOf(product, await signIn(product, 'admin'));
  const found = (await api(listSettings)).find(({ id }) => id === 'firebaseConfig');
  const body = { value: JSON.stringify(config), version: found?.version ?? 0 };
  await api(updateSetting, { params: { id: 'firebaseConfig' }, body });
}

/** The menu of a student, where the product can send notifications. */
async function openMenuWithPush(page: Page, product: Product) {
  await setUpPush(product);
  const value = await signIn(product, 'student');
  await page.context().addCookies([{ name: 'AuthToken', value, url: product.url }]);
  await page.goto(product.url + paths.home());
  await page.getByRole('button', { name: /^Ваше меню/ }).click();
}

/** No push service of a browser can be reached from here: it answers as one would. */
async function answerAsGoogle(context: BrowserContext) {
  const expiresIn = '604800s';
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { fid: 'cAmPuS', refreshToken: 'r', authToken: { token: 't', expiresIn } },
    }),
  );
  await context.route('https://fcmregistrations.googleapis.com/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { token: 'device-of-the-test' },
    }),
  );
  await context.addInitScript(() => {
    const subscription = {
      endpoint: 'https://push.test/1',
      getKey: () => new Uint8Array(16).buffer,
      unsubscribe: () => Promise.resolve(true),
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription as never);
  });
}

test('without a configuration nobody is offered notifications', async ({ page, signIn }) => {
  await signIn('student');
  await page.goto(paths.home());
  await page.getByRole('button', { name: /^Ваше меню/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: choice })).toHaveCount(0);
  await page.goto(peoplePaths.profile());
  await expect(inProfile(page).getByText('Здесь не настроены')).toBeVisible();
});

test('the push token is sent after consent, and forgotten when the person leaves', async ({
  page,
  context,
  ownProduct,
}) => {
  await answerAsGoogle(context);
  await context.grantPermissions(['notifications'], { origin: ownProduct.url });
  await openMenuWithPush(page, ownProduct);
  await page.getByRole('menuitem', { name: choice }).click();
  const saved = page.waitForRequest(/participants\/fcm-token$/);
  await page.getByRole('button', { name: 'Включить уведомления' }).click();
  expect((await saved).postDataJSON()).toEqual({ token: 'device-of-the-test', platform: 'WEB' });
  await expect(page.getByRole('button', { name: 'Выключить уведомления' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.goto(ownProduct.url + peoplePaths.profile());
  await expect(inProfile(page).getByText('Включены')).toBeVisible();
  await inProfile(page).getByRole('button', { name: 'Выключить уведомления' }).click();
  await expect(page.getByRole('dialog', { name: choice })).toBeVisible();
  await page.keyboard.press('Escape');
  const left = page.waitForRequest(/auth\/logout$/);
  await page.getByRole('button', { name: /^Ваше меню/ }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  expect((await left).postDataJSON()).toMatchObject({ fcmToken: 'device-of-the-test' });
});

test('who has forbidden notifications reads how to allow them, and nothing is asked', async ({
  page,
  ownProduct,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  await openMenuWithPush(page, ownProduct);
  await page.getByRole('menuitem', { name: choice }).click();
  await expect(page.getByText(/Браузер запрещает «Кампусу» уведомления/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Включить уведомления' })).toHaveCount(0);
  await page.goto(ownProduct.url + peoplePaths.profile());
  await expect(inProfile(page).getByText('Запрещены браузером')).toBeVisible();
});

test('the worker shows a push message', async ({ page, context, product }) => {
  await context.grantPermissions(['notifications'], { origin: product.url });
  await page.goto(paths.home());
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  // Chromium throws a notice away that a page asks for while it is being shown, so nothing asks before.
  const answered = new Promise<void>((resolve) =>
    cdp.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      if (backgroundServiceEvent.eventName === 'Push event completed') resolve();
    }),
  );
  await cdp.send('BackgroundService.startObserving', { service: 'pushMessaging' });
  await cdp.send('BackgroundService.setRecording', {
    service: 'pushMessaging',
    shouldRecord: true,
  });
  await cdp.send('ServiceWorker.enable');
  const data = JSON.stringify({
    notification: { title: 'Карта готова', body: 'Откройте её на странице «Карта»' },
    data: { link: cardPaths.card() },
  });
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: product.url,
    registrationId: await registered,
    data,
  });
  await answered;
  const shown = await page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const notices = await getNotifications.call(await navigator.serviceWorker.ready);
    return notices.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
  });
  expect(shown).toEqual([
    {
      title: 'Карта готова',
      body: 'Откройте её на странице «Карта»',
      data: { link: '/me/card' },
    },
  ]);
});
