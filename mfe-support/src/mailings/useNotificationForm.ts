import type { ApiError } from '@campus/shared/api/ApiError';
import { useApi } from '@campus/shared/api/useApi';
import {
  createNotification,
  getNotification,
  updateNotification,
} from '@campus/shared/contract/notifications/calls';
import type { Notification } from '@campus/shared/contract/notifications/records';
import { type RecordEditing, useRecordForm } from '@campus/shared/record/useRecordForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useMemo } from 'react';
import {
  blankValues,
  notificationSchema,
  type NotificationValues,
  type SaveCall,
  type SaveRequest,
  valuesOf,
} from './notificationValues';

/** What two people may have written differently, in the order of the screen. */
export const fieldNames = [
  ...(['title.ru', 'title.en', 'body.ru', 'body.en'] as const),
  ...(['audience', 'channels', 'kind', 'link', 'sendAt'] as const),
] as const;
export type FieldName = (typeof fieldNames)[number];

const filterFields = Object.keys(blankValues.audience.filter).map(
  (name) => `audience.filter.${name}`,
);
const fieldsOf = (name: FieldName) =>
  name === 'audience' ? ['audience.mode', 'audience.humanIds', ...filterFields] : [name];

type Editing = RecordEditing<Notification, NotificationValues, SaveRequest, FieldName, 'send'>;
export type NotificationForm = Editing['form'];

interface Options {
  /** None while it is not made yet. */
  record: Notification | null;
  onSaved: (saved: Notification) => void;
  /** It is saved, and somebody wants to send it. */
  onReady: (saved: Notification) => void;
  /** Asks for the notification as it stands now. */
  refetch: () => Promise<unknown>;
}

/** The form of a draft: it saves by itself, and before it is sent. */
export function useNotificationForm({ record, onSaved, onReady, refetch }: Options): Editing {
  const api = useApi();
  const notify = useClientStore((store) => store.notify);
  return useRecordForm<SaveCall, NotificationValues, SaveRequest, FieldName, 'send'>({
    call: record ? updateNotification : createNotification,
    input: record ? { params: { id: record.id } } : {},
    schema: useMemo(() => notificationSchema(record), [record]),
    record,
    blank: blankValues,
    valuesOf,
    names: fieldNames,
    fieldsOf,
    read: () => api(getNotification, { params: { id: record?.id ?? '' } }),
    lastSaved: ({ updatedAt }) => ({ at: updatedAt }),
    stays: true,
    draft: `support.notification.${record?.id ?? 'new'}`,
    autosaves: true,
    onDone: (saved, move) => {
      onSaved(saved);
      if (move === 'send') onReady(saved);
    },
    onRefused: async ({ code, message }: ApiError) => {
      if (code !== 'STATE') return false;
      // Somebody else has sent it: from now on it is only to be looked at.
      notify({ tone: 'danger', text: message });
      await refetch();
      return true;
    },
  });
}
