import { useCall } from '@campus/shared/api/useCall';
import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { humanTabs } from '@campus/shared/contract/people/places';
import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  getHuman,
  updateHuman,
} from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useReasonWindow } from '@campus/shared/record/useReasonWindow';
import { Place } from '@campus/shared/remote/Place';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CardStatus } from '../campusCard/CardStatus';
import { IdentityState } from './IdentityState';
import { PersonActions } from './PersonActions';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

type Human = CallOutput<typeof getHuman>;

const passportOf = ({ passport }: Human) =>
  passport && [passport.series, passport.number].filter(Boolean).join(' ');

interface DocumentsProps {
  /** With masked documents. */
  human: Human;
  full?: Human;
  onFull: (found?: Human) => void;
  mayView: boolean;
}

/** Documents masked; in full for those who say why, until they are hidden or the page is left. */
function Documents({ human, full, onFull, mayView }: DocumentsProps) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const { open, window } = useReasonWindow({
    call: getHuman,
    input: (reason) => ({ params: { id: human.id }, query: { full: true, reason } }),
    title: t('person.documents.title'),
    text: t('person.documents.text'),
    reason: {
      label: t('person.documents.reason'),
      hint: t('person.documents.reasonHint'),
      maxLength: 500,
    },
    submitLabel: t('person.documents.action'),
    onDone: onFull,
  });
  const shown = full ?? human;
  const { passport } = shown;
  const isEmpty = !human.snils && !human.inn && !human.passport;
  const details = full && passport ? passport : undefined;
  const more = details && [
    { term: t('person.issuedAt'), value: details.issuedAt && date(details.issuedAt) },
    { term: t('person.issuedBy'), value: details.issuedBy },
    { term: t('person.department'), value: details.departmentCode },
  ];
  return (
    <Stack gap={4}>
      <SummaryList
        items={[
          { term: t('person.snils'), value: shown.snils },
          { term: t('person.inn'), value: shown.inn },
          { term: t('person.passport'), value: passportOf(shown) },
          ...(more ?? []),
        ]}
      />
      {mayView && !isEmpty && (
        <div>
          {full ? (
            <Button size="s" variant="soft" icon="lock" onClick={() => onFull()}>
              {t('person.documents.hide')}
            </Button>
          ) : (
            <Button size="s" variant="soft" icon="eye" onClick={open}>
              {t('person.documents.open')}
            </Button>
          )}
        </div>
      )}
      {window}
    </Stack>
  );
}

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

/** An e-mail that waits for a second member of staff; nothing where the backend does not tell. */
function EmailChange({ humanId }: { humanId: string }) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  const session = useSession();
  const enabled = mayUse(session, getEmailChange.access);
  const params = { id: humanId };
  const { data: change, refetch } = useCallQuery(getEmailChange, { params }, { enabled });
  const { mutateAsync: confirm } = useCall(confirmEmailChange);
  const { mutateAsync: cancel } = useCall(cancelEmailChange);
  const { ask, dialog } = useConfirmed();
  if (!change) return dialog;
  const { email, requestedBy, requestedAt, expiresAt } = change;
  const isOwn = requestedBy.id === session.id;
  const confirmShown = () =>
    confirm({ params, body: { email } }).catch(async (error: unknown) => {
      await refetch();
      throw error;
    });
  const askFor = (deed: 'confirm' | 'cancel') =>
    ask({
      words: (word) => t(`person.emailChange.${deed}.${word}`, { email }),
      perform: () => (deed === 'confirm' ? confirmShown() : cancel({ params })),
    });
  return (
    <>
      <Banner
        tone="warning"
        title={t('person.emailChange.title', { email })}
        action={
          mayUse(session, confirmEmailChange.access) && (
            <Stack direction="row" gap={2}>
              {!isOwn && (
                <Button size="s" onClick={() => askFor('confirm')}>
                  {t('person.emailChange.confirm.action')}
                </Button>
              )}
              <Button size="s" variant="soft" onClick={() => askFor('cancel')}>
                {t('person.emailChange.cancel.action')}
              </Button>
            </Stack>
          )
        }
      >
        {t('person.emailChange.text', {
          name: requestedBy.name,
          when: dateTime(requestedAt),
          until: dateTime(expiresAt),
        })}{' '}
        {isOwn && t('person.emailChange.own')}
      </Banner>
      {dialog}
    </>
  );
}

interface TabsProps {
  human: Human;
  name: string;
  mayView: boolean;
}

function Tabs({ human, name, mayView }: TabsProps) {
  const { t } = useTranslation('participant');
  /** Here and nowhere else: what the cache holds stays masked. Another tab does not hide them. */
  const [full, setFull] = useState<Human>();
  return (
    <Place
      of={humanTabs}
      humanId={human.id}
      tabsOf={{
        address: peoplePaths.person(human.id),
        name,
        first: {
          label: t('person.facts'),
          content: (
            <Surface as="section" aria-label={t('person.facts')}>
              <Stack gap={5}>
                <Facts human={human} />
                <Documents {...{ human, full, mayView }} onFull={setFull} />
              </Stack>
            </Surface>
          ),
        },
      }}
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
  const nameOf = (found: Human) => fullName(found) || found.email;
  if (isMissing(query.error))
    return (
      <Screen title={t('person.missing')}>
        <EmptyState icon="user" title={t('person.nobody')} text={t('person.nobodyText')} />
      </Screen>
    );
  return (
    <Screen
      breadcrumbs={[{ to: peoplePaths.people(), label: t('person.people') }]}
      title={human ? nameOf(human) : t('person.title')}
      actions={human && isEditor && <PersonActions key={human.id} human={human} />}
      lead={human && human.state !== 'ACTIVE' && t(`person.state.${human.state}`)}
    >
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={9} />}>
        {(found) => (
          <Stack gap={5}>
            <EmailChange humanId={found.id} />
            <Tabs key={found.id} human={found} name={nameOf(found)} mayView={isEditor} />
          </Stack>
        )}
      </QueryView>
    </Screen>
  );
}
