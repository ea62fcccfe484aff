import type { getApplication } from '@campus/shared/contract/applications/calls';
import type { CallOutput } from '@campus/shared/contract/call';
import { useFormat } from '@campus/shared/format/useFormat';
import { useSession } from '@campus/shared/remote/useSession';
import { Status } from '@campus/shared/ui/Status';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import styles from './ApplicationDesk.module.css';

export type Application = CallOutput<typeof getApplication>;

interface Check {
  name: 'identity' | 'photo' | 'name' | 'study' | 'cardFree' | 'card' | 'documents';
  isPassed: boolean;
}

const compared = ['lastName', 'firstName', 'middleName', 'birthDate'] as const;

/** What has changed since the application was made, and what it was then. */
const changesOf = ({ human, applicant, studentSnapshot: before }: Application) =>
  compared
    .map((field) => ({
      field,
      before: before[field],
      now: field === 'birthDate' ? applicant.birthDate : human[field],
    }))
    .filter((one) => one.before !== one.now);

/** What a backend does not tell is no check. */
const known = (name: Check['name'], isPassed: boolean | undefined): Check[] =>
  isPassed === undefined ? [] : [{ name, isPassed }];

/** What speaks for an application and what against it, before somebody decides. */
function checksOf(application: Application, hasLeft: boolean): Check[] {
  const { type, status, applicant, files } = application;
  const { isStudying, hasStandingCard, identityStatus, photoUrl, card } = applicant;
  const isFree = hasStandingCard === undefined ? undefined : !hasStandingCard;
  const person: Check[] = [
    { name: 'identity', isPassed: identityStatus === 'VERIFIED' },
    { name: 'name', isPassed: changesOf(application).length === 0 },
    ...known('study', isStudying),
  ];
  if (type === 'ESK_CARD')
    return [
      ...person,
      ...known('photo', hasLeft ? undefined : photoUrl !== null),
      // Once it is decided on, the card is the one that came of it.
      ...known('cardFree', status === 'NEW' ? isFree : undefined),
    ];
  return [
    ...person,
    ...known('card', hasLeft ? undefined : card?.status === 'ACTIVE'),
    { name: 'documents', isPassed: files.length > 0 },
  ];
}

/** Which details are others than when the application was made. */
function Changes({ application }: { application: Application }) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const changes = changesOf(application);
  if (changes.length === 0) return null;
  const words = (field: string, value: string | null) =>
    value ? (field === 'birthDate' ? date(value) : value) : '—';
  return (
    <ul>
      {changes.map(({ field, before, now }) => (
        <li key={field}>
          {t('queue.changed', {
            field: t(`queue.fields.${field}`),
            before: words(field, before),
            now: words(field, now),
          })}
        </li>
      ))}
    </ul>
  );
}

/** The checks in words, with every detail that has changed since. */
export function ApplicationChecks({ application }: { application: Application }) {
  const { t } = useTranslation('participant');
  const isOperator = useSession().roles.includes('EDU_OPERATOR');
  // An organisation that the applicant has left is told neither where they study nor of a card.
  const hasLeft = isOperator && application.applicant.isStudying === undefined;
  return (
    <Surface as="section" aria-label={t('queue.checks')}>
      <ul className={styles.checks}>
        {checksOf(application, hasLeft).map(({ name, isPassed }) => (
          <li key={name}>
            <Status tone={isPassed ? 'success' : 'warning'}>
              {t(`queue.check.${name}.${isPassed ? 'yes' : 'no'}`)}
            </Status>
          </li>
        ))}
      </ul>
      <Changes application={application} />
    </Surface>
  );
}
