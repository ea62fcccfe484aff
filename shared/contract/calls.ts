import * as account from './account';
import * as applications from './applications';
import * as auth from './auth';
import type { Call } from './call';
import * as directories from './directories';
import * as education from './education';
import * as emailChanges from './emailChanges';
import * as events from './events';
import * as files from './files';
import * as footer from './footer';
import * as humans from './humans';
import * as infoPages from './infoPages';
import * as media from './media';
import * as metrics from './metrics';
import * as news from './news';
import * as notifications from './notifications';
import * as participants from './participants';
import * as payments from './payments';
import * as partners from './partners';
import * as resources from './resources';
import * as settings from './settings';
import * as studentClaims from './studentClaims';
import * as students from './students';
import * as sync from './sync';
import * as tickets from './tickets';
import * as users from './users';

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
  ...callsOf(account),
  ...callsOf(participants),
  ...callsOf(students),
  ...callsOf(studentClaims),
  ...callsOf(humans),
  ...callsOf(emailChanges),
  ...callsOf(education),
  ...callsOf(applications),
  ...callsOf(users),
  ...callsOf(resources),
  ...callsOf(directories),
  ...callsOf(footer),
  ...callsOf(settings),
  ...callsOf(metrics),
  ...callsOf(media),
  ...callsOf(news),
  ...callsOf(events),
  ...callsOf(infoPages),
  ...callsOf(payments),
  ...callsOf(tickets),
  ...callsOf(notifications),
  ...callsOf(sync),
  ...callsOf(files),
  ...callsOf(partners),
};
export type CallName = keyof typeof calls;
