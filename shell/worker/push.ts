import type { PageMessage } from '../page/offline/WorkerMessage';
import { noticeOf } from './noticeOf';

declare const self: ServiceWorkerGlobalScope;

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
