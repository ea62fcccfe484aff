import { useCall } from '@campus/shared/api/useCall';
import { cancelApplication } from '@campus/shared/contract/applications/calls';
import { applicationPatience } from '@campus/shared/contract/applications/machine';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { workingDayAfter } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { Timeline, type TimelineEvent } from '@campus/shared/progress/Timeline';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import styles from './ApplicationCard.module.css';
import { ApplicationFiles } from './ApplicationFiles';
import type { OwnApplication } from './applicationOptions';
import { applicationTones } from './applicationTones';

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
  const next = status === 'APPROVED' ? t(`applications.next.${type}`) : rejectReason;
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
export function ApplicationCard({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const events = useEvents(application);
  const { mutateAsync: cancel } = useCall(cancelApplication);
  const { ask, dialog } = useConfirmed();
  const { id, number, type, status, createdAt, files } = application;
  const heading = `application-${id}`;
  return (
    <Surface as="article" aria-labelledby={heading}>
      <Stack gap={4}>
        <header className={styles.head}>
          <div>
            <h3 id={heading} className={styles.title}>
              {t(`applications.type.${type}`)}
            </h3>
            <p className={styles.number}>{number}</p>
          </div>
          <Status tone={applicationTones[status]}>{t(`applications.status.${status}`)}</Status>
        </header>
        {status === 'NEW' && (
          <p>
            {t('applications.until', {
              date: date(workingDayAfter(Date.parse(createdAt), applicationPatience)),
            })}
          </p>
        )}
        <Timeline label={t('applications.history', { number })} events={events} />
        <ApplicationFiles files={files} />
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
