import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getApplication } from '@campus/shared/contract/applications/calls';
import { applicationPatience } from '@campus/shared/contract/applications/machine';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { workingDayAfter } from '@campus/shared/contract/days';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ApplicationFiles } from '../applications/ApplicationFiles';
import { useSemester } from '../workPlan/useSemester';
import styles from './ApplicationDesk.module.css';
import { ApplicationState } from './ApplicationState';
import { checksOf, type Application } from './checksOf';
import { Decision, Outcome } from './Decision';
import { DocumentView } from './DocumentView';
import { ZoomPicture } from './ZoomPicture';

/** How long it may wait, until it is decided on. */
function Term({ application: { status, createdAt, isOverdue } }: { application: Application }) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  if (status !== 'NEW') return null;
  const until = date(workingDayAfter(Date.parse(createdAt), applicationPatience));
  return (
    <p className={styles.term}>
      <ApplicationState status={status} isOverdue={isOverdue} />{' '}
      {t(isOverdue ? 'queue.wasDue' : 'queue.due', { date: until })}
    </p>
  );
}

function Checks({ application }: { application: Application }) {
  const { t } = useTranslation('participant');
  return (
    <Surface as="section" aria-label={t('queue.checks')}>
      <ul className={styles.checks}>
        {checksOf(application).map(({ name, isPassed }) => (
          <li key={name}>
            <Status tone={isPassed ? 'success' : 'warning'}>
              {t(`queue.check.${name}.${isPassed ? 'yes' : 'no'}`)}
            </Status>
          </li>
        ))}
      </ul>
    </Surface>
  );
}

function Terms({ application: { payload } }: { application: Application }) {
  const { t } = useTranslation('participant');
  const { date, money } = useFormat();
  const semester = useSemester();
  if (!payload?.bank) return null;
  return (
    <Surface as="section" aria-label={t('queue.terms')}>
      <SummaryList
        items={[
          { term: t('queue.semester'), value: payload.semester && semester(payload.semester) },
          { term: t('queue.bank'), value: payload.bank },
          { term: t('queue.contract'), value: payload.contractNumber },
          {
            term: t('queue.contractDate'),
            value: payload.contractDate && date(payload.contractDate),
          },
          {
            term: t('queue.sum'),
            value: payload.creditAmount === undefined ? undefined : money(payload.creditAmount),
          },
          { term: t('queue.account'), value: payload.accountMask },
        ]}
      />
    </Surface>
  );
}

/** What was told when it was made, beside what is known of the person now. */
function Facts({ application }: { application: Application }) {
  const { t } = useTranslation('participant');
  const { date, fullName } = useFormat();
  const { studentSnapshot: study, applicant, human } = application;
  const { passport } = applicant;
  return (
    <div className={styles.facts}>
      {applicant.photoUrl && (
        <div className={styles.photo}>
          <ZoomPicture
            url={applicant.photoUrl}
            alt={t('queue.photo')}
            width={600}
            height={800}
            sizes="160px"
          />
        </div>
      )}
      <Surface as="section" aria-label={t('queue.facts')}>
        <SummaryList
          items={[
            {
              term: t('queue.person'),
              value: <TextLink to={peoplePaths.person(human.id)}>{fullName(human)}</TextLink>,
            },
            { term: t('queue.birthDate'), value: study.birthDate && date(study.birthDate) },
            { term: t('queue.organisation'), value: study.eduOrg },
            { term: t('queue.program'), value: study.program },
            {
              term: t('queue.course'),
              value: [study.course, study.group].filter(Boolean).join(', '),
            },
            { term: t('queue.studyState'), value: study.status },
            { term: t('queue.snils'), value: applicant.snils },
            {
              term: t('queue.passport'),
              value: passport && [passport.series, passport.number].filter(Boolean).join(' '),
            },
          ]}
        />
      </Surface>
    </div>
  );
}

/** One application: its data beside its documents, what speaks for and against it, the decision. */
export function ApplicationDesk({ id }: { id: string }) {
  const { t } = useTranslation('participant');
  const { search } = useLocation();
  const query = useCallQuery(getApplication, { params: { id } });
  const application = query.data;
  return (
    <EditorScreen
      query={query}
      title={application ? t(`queue.types.${application.type}`) : t('queue.one')}
      lead={application?.number}
      list={{ to: applicationPaths.queue() + search, label: t('queue.title') }}
      missing={(word) => t(`queue.missing.${word}`)}
      skeleton={<SkeletonText lines={9} />}
    >
      {(found) => (
        <Stack gap={5}>
          <Term application={found} />
          <Outcome application={found} />
          <Decision application={found} />
          <Checks application={found} />
          <div className={styles.beside}>
            <Stack gap={5}>
              <Facts application={found} />
              <Terms application={found} />
            </Stack>
            {found.files.length > 0 && (
              <Stack gap={5}>
                <ApplicationFiles files={found.files} />
                <DocumentView files={found.files} />
              </Stack>
            )}
          </div>
        </Stack>
      )}
    </EditorScreen>
  );
}
