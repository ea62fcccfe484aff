import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  countJobs,
  discardJob,
  filterJobs,
  retryJob,
  type Job,
  type JobKindFigures,
} from '@campus/shared/contract/operations/calls';
import { operationPaths } from '@campus/shared/contract/operations/paths';
import { jobStates, type JobState } from '@campus/shared/contract/operations/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type { Column } from '@campus/shared/table/DataTable';
import { choiceFilter, tabsFilter } from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { Button } from '@campus/shared/ui/Button';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Status } from '@campus/shared/ui/Status';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { JobKinds, sumOf, useJobKindText } from './JobKinds';
import styles from './jobs.module.css';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

/** Milliseconds between refetches, so that whoever retried a job sees the outcome. */
const often = 10_000;

const looks: Record<JobState, Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>> = {
  WAITING: { tone: 'neutral' },
  DUE: { tone: 'info', icon: 'clock' },
  RUNNING: { tone: 'info', icon: 'rotate' },
  FAILED: { tone: 'warning' },
  DEAD: { tone: 'danger' },
};

/** When a job is done next, or was given up. */
function useMoment() {
  const { t } = useTranslation('admin-users');
  const { shortDateTime } = useFormat();
  return ({ state, runAt, diedAt }: Job) => {
    if (diedAt) return t('jobs.diedAt', { when: shortDateTime(diedAt) });
    if (state === 'RUNNING' || !runAt) return t('jobs.now');
    return shortDateTime(runAt);
  };
}

function useColumns(onRetry: ((job: Job) => void) | undefined): Column<Job>[] {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const kindText = useJobKindText();
  const moment = useMoment();
  const columns: Column<Job>[] = [
    {
      key: 'kind',
      header: t('jobs.column.kind'),
      cell: ({ name }) => kindText(name),
      priority: 'primary',
    },
    {
      key: 'state',
      header: t('jobs.column.state'),
      cell: ({ state }) => <Status {...looks[state]}>{t(`jobs.state.${state}`)}</Status>,
      text: ({ state }) => t(`jobs.state.${state}`),
    },
    { key: 'runAt', header: t('jobs.column.runAt'), cell: moment },
    {
      key: 'attempts',
      header: t('jobs.column.attempts'),
      cell: ({ attempts }) => number(attempts),
      align: 'end',
      priority: 'secondary',
    },
    {
      key: 'error',
      header: t('jobs.column.error'),
      cell: ({ error }) =>
        error && (
          <span className={styles.error} lang="en">
            {error}
          </span>
        ),
      text: ({ error }) => error ?? '',
    },
  ];
  const action: Column<Job> = {
    key: 'action',
    header: t('jobs.column.action'),
    cell: (job) =>
      job.state === 'DEAD' && (
        <Button
          size="s"
          variant="soft"
          icon="retry"
          aria-label={t('jobs.retry.label', { kind: kindText(job.name) })}
          onClick={() => onRetry?.(job)}
        >
          {t('jobs.retry.action')}
        </Button>
      ),
    text: false,
  };
  return onRetry ? [...columns, action] : columns;
}

const countsOf = (kinds: readonly JobKindFigures[]) =>
  Object.fromEntries(jobStates.map((state) => [state, sumOf(kinds, state)])) as Record<
    JobState,
    number
  >;

/** What can be done with several of those that were given up. */
function useActions() {
  const { t } = useTranslation('admin-users');
  const { mutateAsync: retry } = useCall(retryJob);
  const { mutateAsync: discard } = useCall(discardJob);
  return [
    {
      label: t('jobs.retry.action'),
      icon: 'retry',
      confirm: (count: number) => ({
        title: t('jobs.retryAll.title', { count }),
        text: t('jobs.retry.text'),
      }),
      run: (id: string) => retry({ params: { id } }),
    },
    {
      label: t('jobs.discard.action'),
      icon: 'trash',
      tone: 'danger',
      confirm: (count: number) => ({
        title: t('jobs.discard.title', { count }),
        text: t('jobs.discard.text'),
      }),
      run: (id: string) => discard({ params: { id } }),
    },
  ] satisfies ComponentProps<typeof List>['actions'];
}

const values = { state: urlChoice(jobStates), view: urlChoice(['kinds']) };

interface JobListProps {
  /** Left out where the server does not count: then there are neither figures nor kinds to choose from. */
  kinds: readonly JobKindFigures[] | undefined;
}

/** Every job that waits, runs or failed, the next one first. */
function JobList({ kinds }: JobListProps) {
  const { t } = useTranslation('admin-users');
  const session = useSession();
  const kindText = useJobKindText();
  const [{ state }] = useFilter(values);
  const { mutateAsync: retry } = useCall(retryJob);
  const { ask, dialog } = useConfirmed();
  const mayAct = mayUse(session, retryJob.access);
  const onRetry = (job: Job) =>
    ask({
      words: (word) => t(`jobs.retry.${word}`, { kind: kindText(job.name) }),
      perform: () => retry({ params: { id: job.id } }),
    });
  const columns = useColumns(mayAct ? onRetry : undefined);
  const actions = useActions();
  return (
    <>
      <List
        call={filterJobs}
        refetchInterval={often}
        name="jobs"
        caption={t('jobs.list')}
        filters={{
          state: tabsFilter({
            label: t('jobs.column.state'),
            any: t('jobs.all'),
            options: optionsOf(jobStates, (value) => t(`jobs.state.${value}`)),
            counts: kinds && countsOf(kinds),
            isWide: true,
          }),
          kind: choiceFilter({
            label: t('jobs.column.kind'),
            options: (kinds ?? []).map(({ name }) => ({ value: name, label: kindText(name) })),
          }),
        }}
        input={({ state: only, kind }) => ({
          body: { states: only && [only], names: kind ? [kind] : undefined },
        })}
        sort={{ column: 'runAt', asc: true }}
        columns={columns}
        rowKey={({ id }) => id}
        // Only what was given up can be acted on.
        actions={mayAct && state === 'DEAD' ? actions : undefined}
        empty={{ title: t('jobs.empty'), text: t('jobs.emptyText') }}
        unknown={{ title: t('jobs.unknown.title'), text: t('jobs.unknown.text') }}
        totalLabel={(count) => t('jobs.total', { count })}
      />
      {dialog}
    </>
  );
}

function Tabs({ view }: { view: 'kinds' | undefined }) {
  const { t } = useTranslation('admin-users');
  return (
    <TabLinks
      label={t('jobs.tabs.label')}
      tabs={[
        { to: operationPaths.jobs(), label: t('jobs.list'), isCurrent: !view },
        { to: operationPaths.jobKinds(), label: t('jobs.tabs.kinds'), isCurrent: !!view },
      ]}
    />
  );
}

/** What the product does by itself: what is due, what fails and what it has given up. */
export function JobsScreen() {
  const { t } = useTranslation('admin-users');
  const [{ view }] = useFilter(values);
  const counts = useCallQuery(countJobs, {}, { refetchInterval: often });
  const kinds = counts.data;
  // Unless the server does not count, they are there from the beginning: nothing moves.
  const hasKinds = kinds !== undefined || counts.isPending;
  const isOfKinds = view === 'kinds' && hasKinds;
  return (
    <Screen
      title={t('jobs.title')}
      lead={t('jobs.lead')}
      actions={hasKinds && <Tabs view={view} />}
    >
      {!isOfKinds && <JobList kinds={kinds} />}
      {isOfKinds && (kinds ? <JobKinds kinds={kinds} /> : <SkeletonText lines={8} />)}
    </Screen>
  );
}
