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
export type Grant = Organisation['grants'][number];

interface GrantProps {
  grant: Grant;
  /** The name of the organisation. */
  payer: string;
}

/** Whoever may apply is led to the form, a guest to the door; staff apply for nothing. */
function WayToGrant({ grant: { type }, payer }: GrantProps) {
  const { t } = useTranslation('payments');
  const session = useSession();
  // Read out of place, one of many such links says which it is.
  const which = (
    <span className="visually-hidden">
      {' — '}
      {t(`grants.types.${type}`)}, {payer}
    </span>
  );
  if (type === 'GRANT') return t('grants.how.GRANT');
  if (session.status === 'guest')
    return (
      <>
        {t('grants.how.apply')}{' '}
        <TextLink to={`${applicationPaths.apply(type)}?modal=signIn`}>
          {t('grants.signIn')}
          {which}
        </TextLink>
      </>
    );
  if (!mayUse(session, ['HUMAN', 'STUDENT'])) return t('grants.how.apply');
  return (
    <TextLink to={applicationPaths.apply(type)}>
      {t('grants.apply')}
      {which}
    </TextLink>
  );
}

function GrantRow({ grant, payer }: GrantProps) {
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
          <WayToGrant grant={grant} payer={payer} />
        </p>
      </div>
    </li>
  );
}

/** What one organisation pays, to whom, and how to get it. */
export function OrganisationGrants({ organisation }: { organisation: Organisation }) {
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
          <GrantRow key={grant.id} grant={grant} payer={name} />
        ))}
      </ul>
    </Surface>
  );
}
