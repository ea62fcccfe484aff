import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { meAside } from '@campus/shared/contract/people/places';
import { Place } from '@campus/shared/remote/Place';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from '../campusCard/CardSkeleton';
import { CardTasks } from '../card/CardTasks';
import { MiniCard } from '../home/MiniCard';
import styles from './MeScreen.module.css';
import { OpenApplications } from './OpenApplications';
import { OwnSections } from './OwnSections';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

/** The way to the card, or the card; beside it what waits, below it where everything of one’s own is. */
export function MeScreen() {
  const { t } = useTranslation('participant');
  const query = useCallQuery(getCampusCard);
  return (
    <Screen title={t('me.title')} lead={t('me.lead')}>
      <div className={styles.layout}>
        <Stack gap={6}>
          <QueryView
            query={query}
            isEmpty={(card) => card === null}
            empty={<CardTasks />}
            skeleton={<CardSkeleton />}
          >
            {(card) => card && <MiniCard card={card} />}
          </QueryView>
          <OwnSections />
        </Stack>
        <Stack gap={4}>
          <OpenApplications />
          <Place of={meAside} />
        </Stack>
      </div>
    </Screen>
  );
}
