import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { humanTabs } from '@campus/shared/contract/people/places';
import { getHuman, updateHuman } from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Place } from '@campus/shared/remote/Place';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CardStatus } from '../campusCard/CardStatus';
import { Documents } from './Documents';
import { EmailChange } from './EmailChange';
import { IdentityState } from './IdentityState';
import { PersonActions } from './PersonActions';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

type Human = CallOutput<typeof getHuman>;

function CardOf({ humanId }: { humanId: string }) {
  const { t } = useTranslation('participant');
  const { data: card, isError } = useCallQuery(getHumanCard, { params: { id: humanId } });
  if (card) return <CardStatus status={card.status} />;
  if (card === null) return t('person.noCard');
  return isError ? t('person.cardUnknown') : <Skeleton width={120} />;
}

function Facts({ human }: { human: Human }) {
  const { t } = useTranslation('participant');
  const { date, phone } = useFormat();
  const { student, identityStatus } = human;
  const study = student && [student.eduOrg.name, student.program, student.group];
  return (
    <SummaryList
      items={[
        {
          term: t('person.identity'),
          value: <IdentityState status={identityStatus} />,
        },
        { term: t('person.card'), value: <CardOf humanId={human.id} /> },
        {
          term: t('person.study'),
          value: study ? study.filter(Boolean).join(', ') : t('person.noStudy'),
        },
        { term: t('person.email'), value: human.email },
        { term: t('person.phone'), value: human.phone && phone(human.phone) },
        { term: t('person.birthDate'), value: human.birthDate && date(human.birthDate) },
      ]}
    />
  );
}

/** One person as staff see them, and what other domains know of them. */
export function PersonScreen() {
  const { t } = useTranslation('participant');
  const { fullName } = useFormat();
  const { id = '' } = useParams();
  const isEditor = mayUse(useSession(), updateHuman.access);
  const query = useCallQuery(getHuman, { params: { id } });
  const human = query.data;
  if (isMissing(query.error))
    return (
      <Screen title={t('person.missing')}>
        <EmptyState icon="user" title={t('person.nobody')} text={t('person.nobodyText')} />
      </Screen>
    );
  return (
    <Screen
      breadcrumbs={[{ to: peoplePaths.people(), label: t('person.people') }]}
      title={human ? fullName(human) || human.email : t('person.title')}
      actions={human && isEditor && <PersonActions key={human.id} human={human} />}
      lead={human && human.state !== 'ACTIVE' && t(`person.state.${human.state}`)}
    >
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={9} />}>
        {(found) => (
          <Stack gap={8}>
            <EmailChange humanId={found.id} />
            <Surface as="section" aria-label={t('person.facts')}>
              <Stack gap={5}>
                <Facts human={found} />
                <Documents key={found.id} human={found} mayView={isEditor} />
              </Stack>
            </Surface>
            <Place of={humanTabs} humanId={found.id} />
          </Stack>
        )}
      </QueryView>
    </Screen>
  );
}
