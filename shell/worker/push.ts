import type { PageMessage } from '../page/offline/WorkerMessage';

declare const self: ServiceWorkerGlobalScope;

interface PushNotice {
  title: string;
  body: string;
  /** An address of this site. */
  link: string;
}

interface Payload {
  notification?: { title?: unknown; body?: unknown };
  data?: { title?: unknown; body?: unknown; link?: unknown };
  fcmOptions?: { link?: unknown };
}

const textOf = (...candidates: unknown[]) =>
  candidates.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** Somebody else's address is never opened: it leads to the start page instead. */
function ownLink(link: string, origin: string) {
  const url = URL.canParse(link, origin) ? new URL(link, origin) : undefined;
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/';
}

/** What a push message says, as Firebase sends it; nothing for one without words. */
export function noticeOf(payload: unknown, origin: string): PushNotice | undefined {
  const { notification, data, fcmOptions } = (payload ?? {}) as Payload;
  const title = textOf(notification?.title, data?.title);
  if (!title) return undefined;
  const body = textOf(notification?.body, data?.body);
  return { title, body, link: ownLink(textOf(data?.link, fcmOptions?.link), origin) };
}

function payloadOf({ data }: PushEvent): unknown {
  try {
    return data?.json();
  } catch {
    return { notification: { title: data?.text() } };
  }
}

export async function showPush(event: PushEvent) {
  const notice = noticeOf(payloadOf(event), self.location.origin);
  if (!notice) return;
  const { title, body, link } = notice;
  const icons = { icon: '/icon-192.png', badge: '/badge-96.png' };
  await self.registration.showNotification(title, { body, data: { link }, ...icons });
}

/** An open tab goes there by itself, so that it can ask about unsaved words first. */
export async function openNotice({ notification }: NotificationEvent) {
  notification.close();
  const { link = '/' } = (notification.data ?? {}) as { link?: string };
  const [tab] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab) return void (await self.clients.openWindow(link));
  tab.postMessage({ type: 'open', link } satisfies PageMessage);
  await tab.focus();
}
