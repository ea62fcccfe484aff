import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import {
  getLogEntry,
  type LogEntry as Entry,
  type LogItem,
} from '@campus/shared/contract/operations/calls';
import { operationPaths } from '@campus/shared/contract/operations/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { resourcePaths } from '@campus/shared/contract/resources/paths';
import { settingPaths } from '@campus/shared/contract/settings/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { syncPaths } from '@campus/shared/contract/sync/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { Changes } from './Changes';
import { useLogWords } from './useLogWords';

/** Pages of records, or of what they stand in, by the kinds that the log has for them. */
const pages: Record<string, (id: string) => string> = {
  user: staffPaths.user,
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
  setting: settingPaths.settings,
  footerLink: settingPaths.footerLinks,
  translation: resourcePaths.text,
};

/** Tabs of the page of a person, by the kinds that have no page but this. */
const tabs: Record<string, string> = { card: 'card', student: 'study' };

/** Where the record of an entry is looked at; nothing where the product has no page for it. */
function recordLinkOf({ entity: { type, id }, humanId }: Pick<LogItem, 'entity' | 'humanId'>) {
  const kind = type === 'account' && !humanId ? 'user' : type;
  return pages[kind]?.(id);
}

/** To the record, to the person and to the history of the record. */
function EntryLinks({ entry }: { entry: Entry }) {
  const { t } = useTranslation('admin-users');
  const record = recordLinkOf(entry);
  const person = entry.humanId && peoplePaths.person(entry.humanId, tabs[entry.entity.type]);
  return (
    <Stack direction="row" gap={2}>
      {record && (
        <ButtonLink size="s" variant="soft" to={record}>
          {t('log.open')}
        </ButtonLink>
      )}
      {person && person !== record && (
        <ButtonLink size="s" variant="soft" icon="user" to={person}>
          {t('log.openPerson')}
        </ButtonLink>
      )}
      <ButtonLink size="s" variant="ghost" icon="clock" to={operationPaths.logOf(entry.entity.id)}>
        {t('log.history')}
      </ButtonLink>
    </Stack>
  );
}

function Facts({ entry }: { entry: Entry }) {
  const { t } = useTranslation('admin-users');
  const { dateTime, name } = useFormat();
  const { actorText, entityText } = useLogWords();
  return (
    <Surface as="section" aria-label={t('log.facts')}>
      <SummaryList
        items={[
          { term: t('log.column.at'), value: dateTime(entry.at) },
          { term: t('log.column.who'), value: actorText(entry.actor) },
          { term: t('log.column.record'), value: entityText(entry.entity.type) },
          ...(entry.subject ? [{ term: t('log.subject'), value: name(entry.subject) }] : []),
          { term: t('log.recordId'), value: entry.entity.id },
          ...(entry.ip ? [{ term: t('log.ip'), value: entry.ip }] : []),
          ...(entry.requestId ? [{ term: t('log.request'), value: entry.requestId }] : []),
        ]}
      />
    </Surface>
  );
}

/** One entry of the log: who, when, and every field from what to what. */
export function LogEntry({ id }: { id: string }) {
  const { t } = useTranslation('admin-users');
  const { actionText } = useLogWords();
  const query = useCallQuery(getLogEntry, { params: { id } });
  return (
    <EditorScreen
      query={query}
      title={query.data ? actionText(query.data.action) : t('log.one')}
      list={{ to: operationPaths.log(), label: t('log.title') }}
      missing={(word) => t(`log.missing.${word}`)}
      skeleton={<SkeletonText lines={9} />}
    >
      {(entry) => (
        <Stack gap={5}>
          <EntryLinks entry={entry} />
          <section aria-label={t('log.changes')}>
            <h2>{t('log.changes')}</h2>
            {entry.diff && Object.keys(entry.diff).length > 0 ? (
              <Changes diff={entry.diff} />
            ) : (
              <p>{t('log.noChanges')}</p>
            )}
          </section>
          <Facts entry={entry} />
        </Stack>
      )}
    </EditorScreen>
  );
}
