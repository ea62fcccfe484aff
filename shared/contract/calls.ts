import * as applications from './applications/calls';
import * as auth from './auth/calls';
import type { Call } from './call';
import * as cards from './cards/calls';
import * as education from './education/calls';
import * as files from './files/calls';
import * as editing from './media/editingCalls';
import * as events from './media/eventCalls';
import * as news from './media/newsCalls';
import * as pages from './media/pageCalls';
import * as taxonomy from './media/taxonomyCalls';
import * as votes from './media/voteCalls';
import * as notifications from './notifications/calls';
import * as operations from './operations/calls';
import * as partners from './partners/calls';
import * as payments from './payments/calls';
import * as people from './people/calls';
import * as peopleForStaff from './people/staffCalls';
import * as resources from './resources/calls';
import * as settings from './settings/calls';
import * as staff from './staff/calls';
import * as invitations from './staff/invitationCalls';
import * as metrics from './staff/metricCalls';
import * as support from './support/calls';
import * as live from './support/liveCalls';
import * as sync from './sync/calls';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

type CallsOf<Module> = { [N in keyof Module as Module[N] extends Call ? N : never]: Module[N] };

const callsOf = <Module extends object>(module: Module) =>
  Object.fromEntries(
    Object.entries(module).filter(([, value]) => isCall(value)),
  ) as CallsOf<Module>;

/** Every call by name: the backend must answer each, OpenAPI lists each. */
export const calls = {
  ...callsOf(auth),
  ...callsOf(people),
  ...callsOf(peopleForStaff),
  ...callsOf(cards),
  ...callsOf(education),
  ...callsOf(applications),
  ...callsOf(staff),
  ...callsOf(invitations),
  ...callsOf(metrics),
  ...callsOf(resources),
  ...callsOf(settings),
  ...callsOf(taxonomy),
  ...callsOf(news),
  ...callsOf(editing),
  ...callsOf(events),
  ...callsOf(pages),
  ...callsOf(votes),
  ...callsOf(payments),
  ...callsOf(support),
  ...callsOf(live),
  ...callsOf(notifications),
  ...callsOf(sync),
  ...callsOf(files),
  ...callsOf(partners),
  ...callsOf(operations),
};
export type CallName = keyof typeof calls;
