import type { CallInput } from '@campus/shared/contract/call';
import { dayAt, fromMoscowTime, momentsOf, toMoscowTime } from '@campus/shared/contract/days';
import type {
  createNotification,
  updateNotification,
} from '@campus/shared/contract/notifications/calls';
import type { Notification } from '@campus/shared/contract/notifications/records';
import {
  type Audience,
  type NotificationChannel,
  type notificationKinds,
  notificationRequest,
  notificationUpdateRequest,
} from '@campus/shared/contract/notifications/requests';
import * as z from 'zod/mini';

/** A text in both languages; an empty one is none. */
export interface Words {
  ru: string;
  en: string;
}

type Filter = Extract<Audience, { mode: 'FILTER' }>['filter'];
type Lists = 'eduOrgIds' | 'programIds' | 'statusIds' | 'levels' | 'cardStatuses';

/** Who is meant, as the fields hold it; only what `mode` names counts. */
export interface AudienceValues {
  mode: Audience['mode'];
  humanIds: string[];
  filter: { [L in Lists | 'identityStatuses']: NonNullable<Filter[L]> } & {
    search: string;
    courses: string[];
    hasCard: '' | 'yes' | 'no';
    createdFrom: string;
    createdTo: string;
    /** No field: closed accounts are told nothing, whatever is asked. */
    state: Filter['state'] | '';
  };
}

/** What the form of a notification holds; the moment is written as Moscow clocks show it. */
export interface NotificationValues {
  version: number;
  title: Words;
  body: Words;
  kind: (typeof notificationKinds)[number];
  channels: NotificationChannel[];
  link: string;
  sendAt: string;
  audience: AudienceValues;
}

const textsOf = (text?: { ru: string; en?: string | undefined }): Words => ({
  ru: text?.ru ?? '',
  en: text?.en ?? '',
});

function filterValues(filter: Filter = {}): AudienceValues['filter'] {
  const { search, courses, hasCard, createdFrom, createdTo, state } = filter;
  const flag = hasCard ? 'yes' : 'no';
  return {
    search: search ?? '',
    eduOrgIds: filter.eduOrgIds ?? [],
    programIds: filter.programIds ?? [],
    statusIds: filter.statusIds ?? [],
    courses: (courses ?? []).map(String),
    levels: filter.levels ?? [],
    cardStatuses: filter.cardStatuses ?? [],
    identityStatuses: filter.identityStatuses ?? [],
    hasCard: hasCard === undefined ? '' : flag,
    createdFrom: createdFrom ? dayAt(Date.parse(createdFrom)) : '',
    createdTo: createdTo ? dayAt(Date.parse(createdTo)) : '',
    state: state ?? '',
  };
}

const audienceValues = (audience: Audience): AudienceValues => ({
  mode: audience.mode,
  humanIds: audience.mode === 'IDS' ? audience.humanIds : [],
  filter: filterValues(audience.mode === 'FILTER' ? audience.filter : undefined),
});

/** A notification that nobody has written anything in yet. */
export const blankValues: NotificationValues = {
  version: 0,
  title: textsOf(),
  body: textsOf(),
  kind: 'INFO',
  channels: ['INBOX'],
  link: '',
  sendAt: '',
  audience: audienceValues({ mode: 'ALL' }),
};

export const notificationValuesOf = (saved: Notification): NotificationValues => ({
  version: saved.version,
  title: textsOf(saved.title),
  body: textsOf(saved.body),
  kind: saved.kind,
  channels: saved.channels,
  link: saved.link ?? '',
  sendAt: toMoscowTime(saved.sendAt),
  audience: audienceValues(saved.audience),
});

const some = <T>(values: readonly T[] | undefined) => (values?.length ? [...values] : undefined);

function filterOf(filter: AudienceValues['filter']): Filter {
  const { search, courses, hasCard, createdFrom, createdTo, state } = filter;
  const { from, to } = momentsOf({
    ...(createdFrom && { from: createdFrom }),
    ...(createdTo && { to: createdTo }),
  });
  const asked: Filter = {
    search: search.trim() || undefined,
    eduOrgIds: some(filter.eduOrgIds),
    programIds: some(filter.programIds),
    statusIds: some(filter.statusIds),
    courses: some(courses)?.map(Number),
    levels: some(filter.levels),
    cardStatuses: some(filter.cardStatuses),
    identityStatuses: some(filter.identityStatuses),
    hasCard: hasCard ? hasCard === 'yes' : undefined,
    state: state || undefined,
    createdFrom: from,
    createdTo: to,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** The audience as the calls want it. */
export function audienceOf({ mode, humanIds, filter }: AudienceValues): Audience {
  if (mode === 'FILTER') return { mode, filter: filterOf(filter) };
  return mode === 'IDS' ? { mode, humanIds } : { mode };
}

/** A page of this site may be given by its whole address. */
function pathOf(link: string) {
  const text = link.trim();
  const { origin } = window.location;
  return text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
}

/** The form as the calls want it: what is empty is none. */
export const toRequest = (values: NotificationValues, knownSendAt?: string | null) => ({
  version: values.version,
  title: values.title,
  body: values.body,
  kind: values.kind,
  channels: values.channels,
  link: pathOf(values.link) || null,
  sendAt: fromMoscowTime(values.sendAt, knownSendAt) || null,
  audience: audienceOf(values.audience),
});

/** Makes a notification, or saves one that is there. */
export type SaveCall = typeof createNotification | typeof updateNotification;
export type SaveRequest = CallInput<SaveCall>['body'];

/** The form is checked by what the call wants of its request: pages know no schemas of calls. */
export function notificationSchema(saved: Pick<Notification, 'sendAt'> | null) {
  const schema: unknown = z.pipe(
    z.transform((values: NotificationValues): unknown => toRequest(values, saved?.sendAt)),
    saved ? notificationUpdateRequest : notificationRequest,
  );
  return schema as z.ZodMiniType<SaveRequest, NotificationValues>;
}
