import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  applyForCard,
  applyForExtraGrant,
  listMyApplications,
} from '@campus/shared/contract/applications/calls';
import {
  applicationDueDay,
  type ApplicationType,
  applicationTypes,
} from '@campus/shared/contract/applications/machine';
import { applicationPaths, applicationSlugs } from '@campus/shared/contract/applications/paths';
import { cardApplicationRequest } from '@campus/shared/contract/applications/requests';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import { listEskIssuing } from '@campus/shared/contract/resources/calls';
import { CheckedForm } from '@campus/shared/form/CheckedForm';
import { RadioField } from '@campus/shared/form/RadioField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { useSession } from '@campus/shared/remote/useSession';
import { Avatar } from '@campus/shared/ui/Avatar';
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
import * as z from 'zod/mini';
import { OwnPhoto } from '../profile/OwnPhoto';
import { ApplicationDocuments, ChosenDocuments, useChosenDocuments } from './ApplicationDocuments';
import { CreditApplication } from './CreditApplication';
import { applicationOptions, type OwnApplication } from './applicationOptions';
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

interface ApplicationProps {
  human: CurrentHuman;
  onSent: (application: OwnApplication, documents: readonly File[]) => void;
}

const nothing = z.object({});

/** All that is known comes from the record of study; the documents are what the person adds. */
function GrantApplication({ human, onSent }: ApplicationProps) {
  const { t } = useTranslation('participant');
  const { date, fullName } = useFormat();
  const documents = useChosenDocuments();
  const { form, onSubmit } = useCallForm(applyForExtraGrant, nothing, {
    defaultValues: {},
    guard: false,
    onDone: (application) => onSent(application, documents.files),
  });
  return (
    <CheckedForm
      form={form}
      onSubmit={onSubmit}
      sendLabel={t('apply.send')}
      answers={() => [
        { term: t('apply.applicant'), value: fullName(human) },
        { term: t('apply.organisation'), value: human.student?.eduOrg.name },
        { term: t('apply.program'), value: human.student?.program },
        { term: t('apply.documents'), value: documents.names || t('apply.noDocuments') },
        {
          term: t('apply.decision'),
          value: date(applicationDueDay(new Date().toISOString())),
        },
      ]}
    >
      <p>{t('apply.grant')}</p>
      <ChosenDocuments documents={documents} />
    </CheckedForm>
  );
}

const digital = 'DIGITAL';

/** Where nothing is said the card is a digital one. */
const filled = z.object({ issuingId: z.string('REQUIRED') });
const bodyOf = ({ issuingId }: z.output<typeof filled>) =>
  issuingId === digital ? {} : { issuingId };
const schema = z.pipe(filled, z.pipe(z.transform(bodyOf), cardApplicationRequest));

function CardForm({ human, onSent }: ApplicationProps) {
  const { t } = useTranslation('participant');
  const { fullName } = useFormat();
  const { data: places = [] } = useCallQuery(listEskIssuing);
  const { form, onSubmit } = useCallForm(applyForCard, schema, {
    defaultValues: { issuingId: digital },
    guard: false,
    onDone: (application) => onSent(application, []),
  });
  const plastic = places.filter(({ kind, isActive }) => kind === 'PLASTIC' && isActive);
  const options = [
    { value: digital, label: t('apply.digital'), hint: t('apply.digitalHint') },
    ...plastic.map(({ id, name, address, leadDays }) => ({
      value: id,
      label: t('apply.plastic', { name }),
      hint: [address, t('apply.ready', { count: leadDays })].filter(Boolean).join('. '),
    })),
  ];
  return (
    <CheckedForm
      form={form}
      onSubmit={onSubmit}
      sendLabel={t('apply.send')}
      answers={({ issuingId = digital }) => [
        { term: t('apply.name'), value: fullName(human) },
        { term: t('apply.organisation'), value: human.student?.eduOrg.name },
        {
          term: t('photo.label'),
          value: (
            <Avatar
              name={fullName(human)}
              photo={human.photoUrl ? { url: human.photoUrl } : null}
              size="l"
            />
          ),
        },
        { term: t('apply.kind'), value: options.find(({ value }) => value === issuingId)?.label },
      ]}
    >
      <RadioField name="issuingId" label={t('apply.kind')} options={options} />
    </CheckedForm>
  );
}

/** The photo first, because there is no card without one; then where the card is wanted. */
function CardApplication(props: ApplicationProps) {
  const { t } = useTranslation('participant');
  const places = useCallQuery(listEskIssuing);
  const { human } = props;
  return (
    <Stack gap={6}>
      <Surface as="section" aria-label={t('photo.label')}>
        <OwnPhoto human={human} />
      </Surface>
      {human.photoUrl ? (
        <QueryView query={places} empty={null} skeleton={<SkeletonText lines={4} />}>
          {() => <CardForm {...props} />}
        </QueryView>
      ) : (
        <p>{t('apply.photoFirst')}</p>
      )}
    </Stack>
  );
}

interface ApplyingProps extends ApplicationProps {
  type: ApplicationType;
}

/** The form of a type, or why it cannot be filled in now. */
function Applying({ type, human, onSent }: ApplyingProps) {
  const { t } = useTranslation('participant');
  const applications = useCallQuery(listMyApplications, { query: {} });
  const card = useCallQuery(getCampusCard);
  const refused = (items: readonly OwnApplication[]): ReactNode => {
    const options = applicationOptions({ human, card: card.data ?? null, applications: items });
    const obstacle = options.find((option) => option.type === type)?.obstacle;
    return (
      obstacle && (
        <EmptyState
          icon="lock"
          title={t('applications.notNow')}
          text={t(`applications.obstacle.${obstacle}`)}
          action={<ButtonLink to={applicationPaths.own()}>{t('applications.toOwn')}</ButtonLink>}
        />
      )
    );
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

/** An application from its conditions to its number. */
export function NewApplicationScreen() {
  const { t } = useTranslation('participant');
  const { type: slug } = useParams();
  const { person } = useSession();
  const [sent, setSent] = useState<Sent>();
  const type = applicationTypes.find((one) => applicationSlugs[one] === slug);
  const list = { to: applicationPaths.own(), label: t('applications.title') };
  if (!type)
    return (
      <Screen title={t('applications.unknown')} state="notFound" breadcrumbs={[list]}>
        <EmptyState
          icon="search"
          title={t('applications.unknownText')}
          action={<ButtonLink to={list.to}>{t('applications.toOwn')}</ButtonLink>}
        />
      </Screen>
    );
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
