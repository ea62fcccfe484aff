import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import type { LogItem } from '@campus/shared/contract/operations/calls';
import { operationPaths } from '@campus/shared/contract/operations/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { resourcePaths } from '@campus/shared/contract/resources/paths';
import type { Role } from '@campus/shared/contract/roles';
import { settingPaths } from '@campus/shared/contract/settings/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { syncPaths } from '@campus/shared/contract/sync/paths';

/** Pages of records, or of what they stand in, by the kinds that the log has for them. */
const pages: Record<string, (id: string) => string> = {
  human: peoplePaths.person,
  studentClaim: peoplePaths.claim,
  application: applicationPaths.one,
  ticket: supportPaths.ticket,
  cannedAnswer: supportPaths.cannedAnswers,
  notification: notificationPaths.notification,
  news: (id) => mediaPaths.content('news', id),
  event: (id) => mediaPaths.content('events', id),
  infoPage: (id) => mediaPaths.content('info-pages', id),
  newsTag: mediaPaths.tags,
  author: mediaPaths.authors,
  partner: partnerPaths.partnerRecord,
  partnerDirectory: partnerPaths.partnerDesk,
  eduOrg: resourcePaths.directories,
  program: resourcePaths.directories,
  syncMessage: syncPaths.message,
  job: operationPaths.jobs,
};

/** Pages that auditors may not open. */
const pagesOfAdministrators: typeof pages = {
  user: staffPaths.user,
  setting: settingPaths.settings,
  footerLink: settingPaths.footerLinks,
};

/** Where the record of an entry is looked at; nothing where the product has no page for it. */
export function recordLinkOf(
  { entity: { type, id }, humanId }: Pick<LogItem, 'entity' | 'humanId'>,
  roles: readonly Role[],
) {
  const kind = type === 'account' && !humanId ? 'user' : type;
  const page = pages[kind] ?? (roles.includes('ADMIN') ? pagesOfAdministrators[kind] : undefined);
  return page?.(id);
}
