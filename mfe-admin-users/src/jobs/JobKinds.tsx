import type { JobKindFigures } from '@campus/shared/contract/operations/calls';
import { operationPaths } from '@campus/shared/contract/operations/paths';
import type { JobState } from '@campus/shared/contract/operations/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { type Column, DataTable } from '@campus/shared/table/DataTable';
import { Banner } from '@campus/shared/ui/Banner';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { useCodeText } from '../log/useCodeText';
import styles from './jobs.module.css';

const hasAny = ({ counts }: JobKindFigures) => Object.values(counts).some((count) => count > 0);

export const sumOf = (kinds: readonly JobKindFigures[], ...states: JobState[]) =>
  kinds.reduce((sum, { counts }) => sum + states.reduce((own, one) => own + counts[one], 0), 0);

/** What a kind of job is called; one that this release does not know keeps its own name. */
export function useJobKindText() {
  const codeText = useCodeText();
  return (name: string) => codeText('jobs.kind', name) ?? name;
}

function useColumns(): Column<JobKindFigures>[] {
  const { t } = useTranslation('admin-users');
  const { number, shortDateTime } = useFormat();
  const kindText = useJobKindText();
  const figure = (
    key: 'waiting' | 'running' | 'failed' | 'dead',
    ...states: JobState[]
  ): Column<JobKindFigures> => ({
    key,
    header: t(`jobs.kinds.${key}`),
    cell: (kind) => number(sumOf([kind], ...states)),
    align: 'end',
  });
  return [
    {
      key: 'kind',
      header: t('jobs.column.kind'),
      cell: ({ name }) => kindText(name),
      priority: 'primary',
    },
    figure('waiting', 'WAITING', 'DUE'),
    figure('running', 'RUNNING'),
    figure('failed', 'FAILED'),
    figure('dead', 'DEAD'),
    {
      key: 'dueSince',
      header: t('jobs.kinds.dueSince'),
      cell: ({ dueSince }) => (dueSince ? shortDateTime(dueSince) : ''),
      priority: 'secondary',
    },
  ];
}

/** E-mails are jobs of several kinds. */
function Mail({ kinds }: { kinds: readonly JobKindFigures[] }) {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const letters = kinds.filter(({ isMail }) => isMail);
  const waiting = sumOf(letters, 'WAITING', 'DUE', 'RUNNING');
  const [failed, dead] = [sumOf(letters, 'FAILED'), sumOf(letters, 'DEAD')];
  return (
    <p className={styles.mail}>
      {waiting + failed + dead === 0
        ? t('jobs.mail.none')
        : t('jobs.mail.figures', {
            waiting: number(waiting),
            failed: number(failed),
            dead: number(dead),
          })}
    </p>
  );
}

/** How many jobs of each kind there are, with a warning of dead ones. */
export function JobKinds({ kinds }: { kinds: readonly JobKindFigures[] }) {
  const { t } = useTranslation('admin-users');
  const columns = useColumns();
  const dead = sumOf(kinds, 'DEAD');
  return (
    <Stack gap={4}>
      {dead > 0 && <Banner tone="danger" title={t('jobs.givenUp', { count: dead })} />}
      <Mail kinds={kinds} />
      <DataTable
        caption={t('jobs.kinds.title')}
        isCompact
        columns={columns}
        rows={kinds.filter(hasAny)}
        rowKey={({ name }) => name}
        rowLink={({ name }) => `${operationPaths.jobs()}?kind=${name}`}
      />
    </Stack>
  );
}
