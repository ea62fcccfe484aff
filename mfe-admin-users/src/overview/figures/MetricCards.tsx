import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listStudentStatuses } from '@campus/shared/contract/resources/calls';
import type { Metrics } from '@campus/shared/contract/staff/metricCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Icon } from '@campus/shared/ui/Icon';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from '../OverviewScreen.module.css';
import type { Figure } from './figure';
import { type FigureGroup, figureGroups } from './figureGroups';

const keyOf = ({ name, kind = '' }: Figure) => `${name} ${kind}`;

function useFigureText() {
  const { t } = useTranslation('admin-users');
  return ({ name, kind }: Figure) => {
    const figure = t(`overview.figure.${name}`);
    return kind ? t('overview.ofKind', { figure, kind: t(`overview.kind.${kind}`) }) : figure;
  };
}

function FigureRow({ figure, label }: { figure: Figure; label: string }) {
  const { money, number } = useFormat();
  const { count, to, isUrgent, isMoney } = figure;
  const alarms = isUrgent && count > 0;
  return (
    <div className={styles.figure} data-urgent={alarms || undefined}>
      <dt>
        {alarms && <Icon name="alert" size={16} />}
        {to ? <TextLink to={to}>{label}</TextLink> : label}
      </dt>
      <dd className={styles.count}>{isMoney ? money(count) : number(count)}</dd>
    </div>
  );
}

/** What is the reader’s own work now, out of all that is counted; whoever only reads has none. */
function Waiting({ groups }: { groups: FigureGroup[] }) {
  const { t } = useTranslation('admin-users');
  const figureText = useFigureText();
  const session = useSession();
  const own = groups.flatMap(({ name, figures }) =>
    figures
      .filter(({ waitsFor }) => waitsFor && mayUse(session, waitsFor))
      .map((figure) => ({ group: name, figure })),
  );
  if (own.length === 0) return null;
  const waiting = own.filter(({ figure }) => figure.count > 0);
  const title = t('overview.waiting.title');
  return (
    <Surface as="section" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {waiting.length === 0 ? (
        <p className={styles.note}>{t('overview.waiting.none')}</p>
      ) : (
        <dl className={styles.figures}>
          {waiting.map(({ group, figure }) => (
            <FigureRow
              key={`${group} ${keyOf(figure)}`}
              figure={figure}
              label={t('overview.waiting.figure', {
                group: t(`overview.group.${group}`),
                figure: figureText(figure).toLowerCase(),
              })}
            />
          ))}
        </dl>
      )}
    </Surface>
  );
}

function GroupCard({ name, figures }: FigureGroup) {
  const { t } = useTranslation('admin-users');
  const figureText = useFigureText();
  const title = t(`overview.group.${name}`);
  return (
    <Surface as="section" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.figures}>
        {figures
          .filter(({ isPart }) => !isPart)
          .map((figure) => (
            <FigureRow key={keyOf(figure)} figure={figure} label={figureText(figure)} />
          ))}
      </dl>
    </Surface>
  );
}

/** What waits for the reader, and a card for each group of the counters. */
export function MetricCards({ metrics }: { metrics: Metrics }) {
  const statuses = useCallQuery(listStudentStatuses, {}, { enabled: metrics.people !== undefined });
  const studying = (statuses.data ?? []).filter(({ isStudying }) => isStudying);
  const groups = figureGroups(metrics, { statusIds: studying.map(({ id }) => id) });
  return (
    <Stack gap={4}>
      <Waiting groups={groups} />
      <div className={styles.cards}>
        {groups.map((group) => (
          <GroupCard key={group.name} {...group} />
        ))}
      </div>
    </Stack>
  );
}
