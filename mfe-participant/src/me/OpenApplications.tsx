import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationPatience } from '@campus/shared/contract/applications/machine';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { workingDayAfter } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import type { OwnApplication } from '../applications/applicationOptions';
import styles from './MeScreen.module.css';

const isOpen = ({ status }: OwnApplication) => status === 'NEW';

/** What nobody has decided yet, and by when somebody will. */
export function OpenApplications() {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const query = useCallQuery(listMyApplications, { query: {} });
  const decidedBy = ({ createdAt }: OwnApplication) =>
    date(workingDayAfter(Date.parse(createdAt), applicationPatience));
  return (
    <Surface as="section" aria-labelledby="open-applications">
      <header className={styles.header}>
        <h2 id="open-applications" className={styles.title}>
          {t('me.applications.title')}
        </h2>
        <TextLink to={applicationPaths.own()}>{t('me.applications.all')}</TextLink>
      </header>
      <QueryView
        query={query}
        isEmpty={({ items }) => !items.some(isOpen)}
        empty={<p className={styles.facts}>{t('me.applications.none')}</p>}
        skeleton={<SkeletonText lines={2} />}
      >
        {({ items }) => (
          <Stack as="ul" gap={3}>
            {items.filter(isOpen).map((application) => (
              <li key={application.id}>
                <p className={styles.application}>
                  {t(`me.applications.type.${application.type}`)}
                </p>
                <p className={styles.facts}>
                  {t('me.applications.until', { date: decidedBy(application) })}
                </p>
              </li>
            ))}
          </Stack>
        )}
      </QueryView>
    </Surface>
  );
}
