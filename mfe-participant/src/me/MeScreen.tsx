import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationDueDay } from '@campus/shared/contract/applications/machine';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { educationPaths } from '@campus/shared/contract/education/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { meAside } from '@campus/shared/contract/people/places';
import { useFormat } from '@campus/shared/format/useFormat';
import { OpenItems } from '@campus/shared/progress/OpenItems';
import { Place } from '@campus/shared/remote/Place';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { useIsOver } from '../applications/useIsOver';
import { CardSkeleton } from '../campusCard/CardSkeleton';
import { CardTasks } from '../card/CardTasks';
import { useOwnCard } from '../card/useOwnCard';
import { MiniCard } from '../home/MiniCard';
import styles from './MeScreen.module.css';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

/** What nobody has decided yet, and by when somebody will. */
function OpenApplications() {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const isOver = useIsOver();
  const query = useCallQuery(listMyApplications, { query: {} });
  const termOf = (day: string) =>
    t(isOver(day) ? 'me.applications.late' : 'me.applications.until', { date: date(day) });
  return (
    <OpenItems
      title={t('me.applications.title')}
      all={{ to: applicationPaths.own(), label: t('me.applications.all') }}
      query={query}
      itemsOf={({ items }) =>
        items
          .filter(({ status }) => status === 'NEW')
          .map(({ id, type, createdAt }) => ({
            id,
            title: t(`me.applications.type.${type}`),
            to: applicationPaths.own(),
            facts: termOf(applicationDueDay(createdAt)),
          }))
      }
      emptyText={t('me.applications.none')}
    />
  );
}

interface Section {
  name: 'profile' | 'identity' | 'study' | 'workPlan' | 'applications';
  to: string;
  icon: IconName;
  isForStudents?: true;
}

const sections: readonly Section[] = [
  { name: 'profile', to: peoplePaths.profile(), icon: 'user' },
  { name: 'identity', to: peoplePaths.identity(), icon: 'lock' },
  { name: 'study', to: peoplePaths.study(), icon: 'school' },
  { name: 'workPlan', to: educationPaths.workPlan(), icon: 'calendar', isForStudents: true },
  { name: 'applications', to: applicationPaths.own(), icon: 'file' },
];

/** Where everything lies that this domain knows of a person. */
function OwnSections() {
  const { t } = useTranslation('participant');
  const session = useSession();
  return (
    <nav aria-label={t('me.sections.label')}>
      <ul className={styles.sections}>
        {sections
          .filter(({ isForStudents }) => mayUse(session, isForStudents ? ['STUDENT'] : 'signedIn'))
          .map(({ name, to, icon }) => (
            <li key={name} className={styles.section}>
              <span className={styles.sign}>
                <Icon name={icon} size={24} />
              </span>
              <div>
                <TextLink to={to} cover quiet>
                  {t(`me.sections.${name}.title`)}
                </TextLink>
                <p className={styles.hint}>{t(`me.sections.${name}.hint`)}</p>
              </div>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** The way to the card, or the card; beside it what waits, below it where everything of one’s own is. */
export function MeScreen() {
  const { t } = useTranslation('participant');
  const { query, isNew } = useOwnCard();
  return (
    <Screen title={t('me.title')} lead={t('me.lead')}>
      <div className={styles.layout}>
        <div>
          <QueryView
            query={query}
            isEmpty={(card) => card === null}
            empty={<CardTasks />}
            skeleton={<CardSkeleton />}
          >
            {(card) => card && <MiniCard card={card} isNew={isNew} />}
          </QueryView>
        </div>
        <div className={styles.waiting}>
          <Stack gap={4}>
            <OpenApplications />
            <Place of={meAside} />
          </Stack>
        </div>
        <OwnSections />
      </div>
    </Screen>
  );
}
