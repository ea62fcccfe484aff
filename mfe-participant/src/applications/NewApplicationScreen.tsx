import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import {
  applicationDueDay,
  type ApplicationType,
  applicationTypes,
} from '@campus/shared/contract/applications/machine';
import { applicationPaths, applicationSlugs } from '@campus/shared/contract/applications/paths';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useSession } from '@campus/shared/remote/useSession';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Receipt } from '@campus/shared/ui/Receipt';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ApplicationDocuments } from './ApplicationDocuments';
import {
  type ApplicationFormProps,
  applicationOptions,
  type Obstacle,
  type OwnApplication,
  waysPast,
} from './applicationOptions';
import { CardApplication } from './forms/CardApplication';
import { CreditApplication } from './forms/CreditApplication';
import { GrantApplication } from './forms/GrantApplication';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

interface Sent {
  application: OwnApplication;
  /** Chosen beforehand; they go now that there is an application. */
  documents?: readonly File[];
}

function Accepted({ application, documents }: Sent) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const { number, type, createdAt } = application;
  const until = date(applicationDueDay(createdAt));
  return (
    <Stack gap={6}>
      <Receipt title={t('applications.accepted')} number={number}>
        {t(`applications.after.${type}`, { date: until })}
      </Receipt>
      {type !== 'ESK_CARD' && (
        <Surface>
          <ApplicationDocuments application={application} first={documents} />
        </Surface>
      )}
      <div>
        <ButtonLink to={applicationPaths.own()} variant="soft">
          {t('applications.toOwn')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

interface ApplyingProps extends ApplicationFormProps {
  type: ApplicationType;
}

/** What stands in the way of an application, and the way past it. */
function NotNow({ obstacle }: { obstacle: Obstacle }) {
  const { t } = useTranslation('participant');
  const way = waysPast[obstacle];
  return (
    <EmptyState
      icon="lock"
      title={t('applications.notNow')}
      text={t(`applications.obstacle.${obstacle}`)}
      action={
        <Stack direction="row" gap={3} justify="center">
          {way && <ButtonLink to={way}>{t(`applications.way.${obstacle}`)}</ButtonLink>}
          <ButtonLink to={applicationPaths.own()} variant={way ? 'soft' : undefined}>
            {t('applications.toOwn')}
          </ButtonLink>
        </Stack>
      }
    />
  );
}

/** The form of a type, or why it cannot be filled in now. */
function Applying({ type, human, onSent }: ApplyingProps) {
  const applications = useCallQuery(listMyApplications, { query: {} });
  const card = useCallQuery(getCampusCard);
  const refused = (items: readonly OwnApplication[]): ReactNode => {
    const options = applicationOptions({ human, card: card.data ?? null, applications: items });
    const obstacle = options.find((option) => option.type === type)?.obstacle;
    return obstacle && <NotNow obstacle={obstacle} />;
  };
  const form = {
    ESK_CARD: <CardApplication human={human} onSent={onSent} />,
    EXTRA_GRANT: <GrantApplication human={human} onSent={onSent} />,
    CREDIT_GRANT: <CreditApplication onSent={onSent} />,
  }[type];
  return (
    <QueryView query={card} empty={null} skeleton={<SkeletonText lines={6} />}>
      {() => (
        <QueryView query={applications} empty={null} skeleton={<SkeletonText lines={6} />}>
          {({ items }) => refused(items) ?? form}
        </QueryView>
      )}
    </QueryView>
  );
}

interface ApplicationProps {
  type: ApplicationType;
  list: { to: string; label: string };
}

function Application({ type, list }: ApplicationProps) {
  const { t } = useTranslation('participant');
  const { person } = useSession();
  const [sent, setSent] = useState<Sent>();
  return (
    <Screen
      title={t(`applications.type.${type}`)}
      lead={!sent && t(`applications.about.${type}`)}
      breadcrumbs={[list]}
      width="narrow"
    >
      {sent ? (
        <Accepted {...sent} />
      ) : (
        person?.kind === 'HUMAN' && (
          <Applying
            type={type}
            human={person}
            onSent={(application, documents) => setSent({ application, documents })}
          />
        )
      )}
    </Screen>
  );
}

/** An application from its conditions to its number. */
export function NewApplicationScreen() {
  const { t } = useTranslation('participant');
  const { type: slug } = useParams();
  const type = applicationTypes.find((one) => applicationSlugs[one] === slug);
  const list = { to: applicationPaths.own(), label: t('applications.title') };
  // A link of a message leads from one type to another: the number of the one is not the other’s.
  if (type) return <Application key={type} type={type} list={list} />;
  return (
    <Screen title={t('applications.unknown')} state="notFound" breadcrumbs={[list]}>
      <EmptyState
        icon="search"
        title={t('applications.unknownText')}
        action={<ButtonLink to={list.to}>{t('applications.toOwn')}</ButtonLink>}
      />
    </Screen>
  );
}
