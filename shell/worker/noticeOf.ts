export interface PushNotice {
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
