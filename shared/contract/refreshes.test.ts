import { getApplication } from './applications/calls';
import { listSecurityEvents, listSessions } from './auth/calls';
import type { Call } from './call';
import { deleteEvent, updateEvent } from './media/eventCalls';
import { updateNews } from './media/newsCalls';
import { listAuthors, listNewsTags } from './media/taxonomyCalls';
import { filterLog } from './operations/calls';
import { createPayment, deletePayment, listHumanPayments, updatePayment } from './payments/calls';
import { updateCurrentHuman } from './people/calls';
import { changePassword, updateCurrentUser } from './staff/calls';
import { getDailyMetrics, getMetrics } from './staff/metricCalls';

const isRefreshed = (read: Call, write: Call) =>
  (write.invalidates ?? []).some((tag) => read.provides?.includes(tag));

test.each([
  ['sessions, which a new password ends', listSessions, [changePassword, updateCurrentHuman]],
  ['sessions, which a new second factor ends', listSessions, [updateCurrentUser]],
  ['what was done about an account', listSecurityEvents, [changePassword, updateCurrentUser]],
  ['how often a topic is used', listNewsTags, [updateNews, updateEvent, deleteEvent]],
  ['how often an author is named', listAuthors, [updateNews, updateEvent, deleteEvent]],
  ['what waits in the overview', getMetrics, [updateNews, updateEvent, updatePayment]],
  ['what was paid day by day', getDailyMetrics, [updatePayment]],
  ['what a person was paid', listHumanPayments, [updatePayment]],
  ['the register that pays for an application', getApplication, [createPayment, deletePayment]],
  ['who did what', filterLog, [updateNews, updateEvent, updatePayment]],
] as const)('%s: read anew after the calls that change it', (_what, read, writes) => {
  for (const write of writes)
    expect([write.path, isRefreshed(read, write)]).toEqual([write.path, true]);
});
