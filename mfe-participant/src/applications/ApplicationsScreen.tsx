import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationTypes } from '@campus/shared/contract/applications/machine';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import type { OwnApplication } from './applicationOptions';
import styles from './ApplicationsScreen.module.css';
import { ApplicationChoices } from './ApplicationChoices';
import { ApplicationCard } from './ApplicationCard';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

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
