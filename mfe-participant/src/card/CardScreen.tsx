import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getCampusCard } from '@campus/shared/contract/participants';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardScreenSkeleton } from './CardScreenSkeleton';
import { CardTasks } from './CardTasks';
import { OwnCard } from './OwnCard';

/** The electronic card; without one, what is missing and how to get it. */
export function CardScreen() {
  const { t } = useTranslation('participant');
  const query = useCallQuery(getCampusCard);
  const [hadNone, setHadNone] = useState(false);
  if (query.data === null && !hadNone) setHadNone(true);
  const isShowable = query.data?.qrToken !== null;
  const lead = query.data === null ? t('tasks.lead') : isShowable && t('card.lead');

  return (
    <Screen title={t('card.title')} lead={lead}>
      <QueryView
        query={query}
        isEmpty={(card) => card === null}
        empty={<CardTasks />}
        skeleton={<CardScreenSkeleton />}
      >
        {(card) => card && <OwnCard card={card} query={query} isNew={hadNone} />}
      </QueryView>
    </Screen>
  );
}
