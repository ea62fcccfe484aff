import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getMetrics, type Metrics } from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Head } from '@campus/shared/remote/Head';
import { Icon } from '@campus/shared/ui/Icon';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { figuresOf, type Figure } from './figuresOf';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './OverviewScreen.module.css';

export const locales = { ru, en };

const often = 60_000;

function FigureRow({ figure: { name, count, to, isUrgent, isMoney } }: { figure: Figure }) {
  const { t } = useTranslation('admin-users');
  const { money, number } = useFormat();
  const label = t(`overview.figure.${name}`);
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

/** The order of the cards: what waits for somebody goes first. */
const order = [
  'tickets',
  'applications',
  'registers',
  'sync',
  'content',
  'notifications',
  'people',
  'payments',
  'users',
] as const satisfies readonly (keyof Metrics)[];

function GroupCard({ group, figures }: { group: keyof Metrics; figures: Figure[] }) {
  const { t } = useTranslation('admin-users');
  const title = t(`overview.group.${group}`);
  return (
    <Surface as="section" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <FigureRow key={figure.name} figure={figure} />
        ))}
      </dl>
    </Surface>
  );
}

/** What waits and how much there is of everything, as far as the role may see what is counted. */
export function OverviewScreen() {
  const { t } = useTranslation('admin-users');
  const query = useCallQuery(getMetrics, {}, { refetchInterval: often });
  const title = t('overview.title');
  return (
    <Screen title={title} lead={t('overview.lead')}>
      <Head title={title} isPrivate />
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={10} />}>
        {(metrics) => (
          <div className={styles.cards}>
            {order.map((group) => {
              const counted = metrics[group];
              const figures = figuresOf[group] as (counts: typeof counted) => Figure[];
              return counted && <GroupCard key={group} group={group} figures={figures(counted)} />;
            })}
          </div>
        )}
      </QueryView>
    </Screen>
  );
}
