import { applicationPaths } from '@campus/shared/contract/applications/paths';
import type { CallOutput } from '@campus/shared/contract/call';
import type { listGrants } from '@campus/shared/contract/education/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './OrganisationGrants.module.css';

export type Organisation = CallOutput<typeof listGrants>['items'][number];
type Grant = Organisation['grants'][number];

/** Whoever may apply is led to the form, a guest to the door; staff apply for nothing. */
function WayToGrant({ type }: Pick<Grant, 'type'>) {
  const { t } = useTranslation('payments');
  const session = useSession();
  if (type === 'GRANT') return t('grants.how.GRANT');
  if (session.status === 'guest')
    return (
      <>
        {t('grants.how.apply')}{' '}
        <TextLink to={`${applicationPaths.apply(type)}?modal=signIn`}>
          {t('grants.signIn')}
        </TextLink>
      </>
    );
  if (!mayUse(session, ['HUMAN', 'STUDENT'])) return t('grants.how.apply');
  return <TextLink to={applicationPaths.apply(type)}>{t('grants.apply')}</TextLink>;
}

function GrantRow({ grant }: { grant: Grant }) {
  const { t } = useTranslation('payments');
  const { money, number, dateRange } = useFormat();
  const { type, amount, quota, minAverage, periodFrom, periodTo } = grant;
  return (
    <li className={styles.grant}>
      <div>
        <h3 className={styles.kind}>{t(`grants.types.${type}`)}</h3>
        <ul className={styles.terms}>
          <li>{t(`grants.whom.${type}`)}</li>
          {minAverage !== null && <li>{t('grants.average', { average: number(minAverage) })}</li>}
          <li>{t('grants.quota', { count: quota })}</li>
          <li>{dateRange(periodFrom, periodTo)}</li>
        </ul>
      </div>
      <div className={styles.way}>
        <p className={styles.amount}>{money(amount)}</p>
        <p className={styles.how}>
          <WayToGrant type={type} />
        </p>
      </div>
    </li>
  );
}

interface OrganisationGrantsProps {
  organisation: Organisation;
}

/** What one organisation pays, to whom, and how to get it. */
export function OrganisationGrants({ organisation }: OrganisationGrantsProps) {
  const { name: inLetters } = useFormat();
  const { id, name, city, grants } = organisation;
  return (
    <Surface as="section" padding="none" aria-labelledby={`grants-${id}`}>
      <header className={styles.head}>
        <h2 id={`grants-${id}`} className={styles.name}>
          {name}
        </h2>
        {city && <p className={styles.city}>{inLetters(city)}</p>}
      </header>
      <ul className={styles.list}>
        {grants.map((grant) => (
          <GrantRow key={grant.id} grant={grant} />
        ))}
      </ul>
    </Surface>
  );
}
