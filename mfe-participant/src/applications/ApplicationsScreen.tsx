import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { cancelApplication, listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationDueDay, applicationTypes } from '@campus/shared/contract/applications/machine';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { languageOfText } from '@campus/shared/format/languageOfText';
import { Timeline, type TimelineEvent } from '@campus/shared/progress/Timeline';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Grid } from '@campus/shared/ui/Grid';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import { ApplicationDocuments } from './ApplicationDocuments';
import { ApplicationFiles } from './ApplicationFiles';
import { ApplicationTerms } from './ApplicationTerms';
import { useIsOver } from './useIsOver';
import styles from './ApplicationsScreen.module.css';
import {
  type ApplicationOption,
  type OwnApplication,
  applicationOptions,
  waysPast,
} from './applicationOptions';
import { applicationTones } from './applicationTones';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

function Choice({ type, obstacle }: ApplicationOption) {
  const { t } = useTranslation('participant');
  const way = obstacle && waysPast[obstacle];
  const id = `apply-${type}`;
  return (
    <Surface as="section" aria-labelledby={id}>
      <div className={styles.choice}>
        <h3 id={id} className={styles.name}>
          {t(`applications.type.${type}`)}
        </h3>
        <p>{t(`applications.about.${type}`)}</p>
        {obstacle ? (
          <p className={styles.obstacle}>
            {t(`applications.obstacle.${obstacle}`)}{' '}
            {way && <TextLink to={way}>{t(`applications.way.${obstacle}`)}</TextLink>}
          </p>
        ) : (
          <ButtonLink to={applicationPaths.apply(type)}>{t('applications.apply')}</ButtonLink>
        )}
      </div>
    </Surface>
  );
}

interface ApplicationChoicesProps {
  applications: readonly OwnApplication[];
}

/** Which applications can be made now, and why the others cannot. */
function ApplicationChoices({ applications }: ApplicationChoicesProps) {
  const { t } = useTranslation('participant');
  const { person } = useSession();
  const query = useCallQuery(getCampusCard);
  if (person?.kind !== 'HUMAN') return null;
  return (
    <Stack as="section" gap={5} aria-labelledby="apply-for">
      <h2 id="apply-for" className={styles.title}>
        {t('applications.new')}
      </h2>
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={4} />}>
        {(card) => (
          <Grid min="m">
            {applicationOptions({ human: person, card, applications }).map((option) => (
              <Choice key={option.type} {...option} />
            ))}
          </Grid>
        )}
      </QueryView>
    </Stack>
  );
}

function useEvents({ createdAt, decidedAt, status, type, rejectReason }: OwnApplication) {
  const { t } = useTranslation('participant');
  const made: TimelineEvent = {
    id: 'made',
    title: t('applications.made'),
    at: createdAt,
    tone: 'neutral',
    icon: 'file',
  };
  if (!decidedAt || status === 'NEW') return [made];
  const reason = rejectReason && <span lang={languageOfText(rejectReason)}>{rejectReason}</span>;
  const next = status === 'APPROVED' ? t(`applications.next.${type}`) : reason;
  const tone = applicationTones[status];
  return [
    made,
    {
      ...{ id: 'decided', at: decidedAt, tone, text: next ?? undefined },
      title: t(`applications.decided.${status}`),
    } satisfies TimelineEvent,
  ];
}

/** One own application: its number, where it stands, and what can be done now. */
function ApplicationCard({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const events = useEvents(application);
  const { mutateAsync: cancel } = useCall(cancelApplication);
  const { ask, dialog } = useConfirmed();
  const isOver = useIsOver();
  const { id, number, type, status, createdAt, files } = application;
  const due = applicationDueDay(createdAt);
  const heading = `application-${id}`;
  return (
    <Surface as="article" aria-labelledby={heading}>
      <Stack gap={4}>
        <header className={styles.head}>
          <div>
            <h3 id={heading} className={styles.name}>
              {t(`applications.type.${type}`)}
            </h3>
            <p className={styles.number}>{number}</p>
          </div>
          <Status tone={applicationTones[status]}>{t(`applications.status.${status}`)}</Status>
        </header>
        {status === 'NEW' && (
          <p>{t(isOver(due) ? 'applications.late' : 'applications.until', { date: date(due) })}</p>
        )}
        <ApplicationTerms application={application} />
        <Timeline label={t('applications.history', { number })} events={events} />
        {status === 'NEW' && type !== 'ESK_CARD' ? (
          <ApplicationDocuments application={application} />
        ) : (
          <ApplicationFiles files={files} />
        )}
        {status === 'NEW' && (
          <div>
            <Button
              variant="ghost"
              size="s"
              onClick={() =>
                ask({
                  words: (word) => t(`applications.cancel.${word}`, { number }),
                  tone: 'danger',
                  perform: () => cancel({ params: { id } }),
                })
              }
            >
              {t('applications.cancel.open')}
            </Button>
          </div>
        )}
        {(status === 'REJECTED' || status === 'CANCELLED') && (
          <div>
            <ButtonLink to={applicationPaths.apply(type)} variant="soft" size="s">
              {t('applications.again')}
            </ButtonLink>
          </div>
        )}
      </Stack>
      {dialog}
    </Surface>
  );
}

const filter = { type: urlChoice(applicationTypes) };

function Chips() {
  const { t } = useTranslation('participant');
  const [{ type }, , hrefOf] = useFilter(filter);
  return (
    <nav aria-label={t('applications.kinds')} className={styles.chips}>
      <Stack as="ul" direction="row" gap={2}>
        {[undefined, ...applicationTypes].map((one) => (
          <li key={one ?? 'all'}>
            <ChipLink to={hrefOf({ type: one })} selected={one === type}>
              {t(one ? `applications.type.${one}` : 'applications.all')}
            </ChipLink>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

function OwnApplications({ applications }: { applications: readonly OwnApplication[] }) {
  const { t } = useTranslation('participant');
  const [{ type }] = useFilter(filter);
  const shown = applications.filter((one) => !type || one.type === type);
  if (applications.length === 0)
    return (
      <EmptyState icon="file" title={t('applications.none')} text={t('applications.noneText')} />
    );
  return (
    <Stack as="section" gap={5} aria-labelledby="own-applications">
      <h2 id="own-applications" className={styles.title}>
        {t('applications.own')}
      </h2>
      <Chips />
      {shown.length === 0 && <p>{t('applications.noneOfType')}</p>}
      {shown.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
    </Stack>
  );
}

/** What can be applied for now, and what has become of each own application. */
export function ApplicationsScreen() {
  const { t } = useTranslation('participant');
  const query = useCallQuery(listMyApplications, { query: {} });
  return (
    <Screen title={t('applications.title')} lead={t('applications.lead')}>
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={9} />}>
        {({ items }) => (
          <Stack gap={8}>
            <ApplicationChoices applications={items} />
            <OwnApplications applications={items} />
          </Stack>
        )}
      </QueryView>
    </Screen>
  );
}
