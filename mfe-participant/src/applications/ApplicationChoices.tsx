import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { useSession } from '@campus/shared/remote/useSession';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Grid } from '@campus/shared/ui/Grid';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './ApplicationChoices.module.css';
import {
  applicationOptions,
  type ApplicationOption,
  type Obstacle,
  type OwnApplication,
} from './applicationOptions';

/** Where an obstacle is dealt with; what only waits leads nowhere. */
const ways: Partial<Record<Obstacle, string>> = {
  study: peoplePaths.study(),
  identity: peoplePaths.identity(),
  cardLive: cardPaths.card(),
  cardInactive: cardPaths.card(),
};

function Choice({ type, obstacle }: ApplicationOption) {
  const { t } = useTranslation('participant');
  const way = obstacle && ways[obstacle];
  const id = `apply-${type}`;
  return (
    <Surface as="section" aria-labelledby={id}>
      <div className={styles.choice}>
        <h3 id={id} className={styles.title}>
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
export function ApplicationChoices({ applications }: ApplicationChoicesProps) {
  const { t } = useTranslation('participant');
  const { person } = useSession();
  const query = useCallQuery(getCampusCard);
  if (person?.kind !== 'HUMAN') return null;
  return (
    <Stack as="section" gap={5} aria-labelledby="apply-for">
      <h2 id="apply-for" className={styles.heading}>
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
