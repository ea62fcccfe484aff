import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  approveApplication,
  getApplication,
  rejectApplication,
} from '@campus/shared/contract/applications/calls';
import { applicationDueDay, decidersOf } from '@campus/shared/contract/applications/machine';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { ApplicationTerms } from '../applications/ApplicationTerms';
import { ApplicationFiles } from '../applications/ApplicationFiles';
import { DecisionBar } from '../decision/DecisionBar';
import { type Application, ApplicationChecks } from './ApplicationChecks';
import styles from './ApplicationDesk.module.css';
import { ApplicationState } from './ApplicationState';
import { DocumentView } from './DocumentView';
import { ZoomPicture } from './ZoomPicture';
import { useCall } from '@campus/shared/api/useCall';
import { applicationRejectRequest } from '@campus/shared/contract/applications/requests';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import type { ClosingForm } from '@campus/shared/record/useFormWindow';
import { useCallFormInWindow } from '@campus/shared/record/useCallFormInWindow';
import { useSession } from '@campus/shared/remote/useSession';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';

/** How long it may wait, until it is decided on. */
function Term({ application: { status, createdAt, isOverdue } }: { application: Application }) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  if (status !== 'NEW') return null;
  const until = date(applicationDueDay(createdAt));
  return (
    <p className={styles.term}>
      <ApplicationState status={status} isOverdue={isOverdue} />{' '}
      {t(isOverdue ? 'queue.wasDue' : 'queue.due', { date: until })}
    </p>
  );
}

/** Who decided, when and why, also for whoever comes second. */
function Outcome({ application }: { application: Application }) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  const { status, decidedAt, decidedBy, rejectReason } = application;
  if (status === 'NEW') return null;
  const when = decidedAt ? dateTime(decidedAt) : '';
  const by = decidedBy?.name ?? t('queue.applicantThemself');
  return (
    <Banner
      tone={status === 'APPROVED' ? 'success' : status === 'REJECTED' ? 'danger' : 'info'}
      title={t(`queue.status.${status}`)}
    >
      {t('queue.decidedBy', { by, when })} {rejectReason}
    </Banner>
  );
}

interface RejectFormProps extends ClosingForm {
  application: Application;
}

/** A reason in the person’s own case; a template is where it begins. */
function RejectForm({ application, ...window }: RejectFormProps) {
  const { id, type, number } = application;
  const { t } = useTranslation('participant');
  const rejection = useCallFormInWindow(rejectApplication, applicationRejectRequest, {
    defaultValues: { reason: '' },
    input: { params: { id } },
    window,
    done: t('queue.reject.done', { number }),
  });
  return (
    <RecordForm {...rejection} submitLabel={t('queue.reject.action')}>
      <Outcome application={application} />
      <p>{t('queue.reject.text')}</p>
      <Stack direction="row" gap={2} role="group" aria-label={t('queue.reject.templates')}>
        {(['first', 'second'] as const).map((template) => (
          <Button
            key={template}
            size="s"
            variant="soft"
            onClick={() =>
              rejection.form.setValue('reason', t(`queue.template.${type}.${template}.text`), {
                shouldDirty: true,
              })
            }
          >
            {t(`queue.template.${type}.${template}.name`)}
          </Button>
        ))}
      </Stack>
      <TextAreaField name="reason" label={t('queue.reject.reason')} rows={4} limit={1000} />
    </RecordForm>
  );
}

/** Approves or rejects an application, for those who may. */
function Decision({ application }: { application: Application }) {
  const { t } = useTranslation('participant');
  const { roles } = useSession();
  const { ask, dialog } = useConfirmed();
  const { mutateAsync: approve } = useCall(approveApplication);
  const { id, number, type, status, applicant } = application;
  const { photoUrl } = applicant;
  const onApprove = () =>
    ask({
      words: (word) => t(`queue.approve.${word}`, { number, effect: t(`queue.effect.${type}`) }),
      // The photo of now: another one that comes while the question is asked has not been seen.
      perform: () => approve({ params: { id }, body: { photoUrl } }),
    });
  return (
    <>
      <DecisionBar
        label={t('queue.decision')}
        mayDecide={status === 'NEW' && decidersOf[type].some((role) => roles.includes(role))}
        acceptLabel={t('queue.approve.open')}
        onAccept={onApprove}
        refuseLabel={t('queue.reject.open')}
        refusalTitle={t('queue.reject.title', { number })}
        refusalForm={(window) => <RejectForm application={application} {...window} />}
      />
      {dialog}
    </>
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
  const query = useCallQuery(getApplication, { params: { id } });
  const application = query.data;
  return (
    <EditorScreen
      query={query}
      title={application ? t(`queue.types.${application.type}`) : t('queue.one')}
      lead={application?.number}
      list={{ to: applicationPaths.queue(), label: t('queue.title') }}
      missing={(word) => t(`queue.missing.${word}`)}
      skeleton={<SkeletonText lines={9} />}
    >
      {(found) => (
        <Stack gap={5}>
          <Term application={found} />
          <Outcome application={found} />
          <Decision application={found} />
          <ApplicationChecks application={found} />
          <div className={styles.beside}>
            <Stack gap={5}>
              <Facts application={found} />
              {found.type !== 'EXTRA_GRANT' && (
                <Surface as="section" aria-label={t('terms.title')}>
                  <ApplicationTerms application={found} />
                </Surface>
              )}
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
