import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { useFoundChoices } from '@campus/shared/choice/useFoundChoices';
import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import { listHumanTicketsMailing } from '@campus/shared/contract/notifications/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { FieldRow } from '@campus/shared/form/FieldRow';
import { RadioField } from '@campus/shared/form/RadioField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextField } from '@campus/shared/form/TextField';
import { useValue } from '@campus/shared/form/useValue';
import { useFormat } from '@campus/shared/format/useFormat';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CallerFields.module.css';

/** What is open already comes first: the call may be about it. */
function OpenOnes({ humanId }: { humanId: string }) {
  const { t } = useTranslation('support');
  const { shortDate } = useFormat();
  const heading = useId();
  const query = useCallQuery(listHumanTicketsMailing, { params: { id: humanId } });
  const isOpen = ({ status }: { status: string }) => status !== 'CLOSED';
  return (
    <section className={styles.open} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t('onBehalf.open.title')}
      </h3>
      <QueryView
        query={query}
        isEmpty={({ tickets }) => !tickets.items.some(isOpen)}
        empty={<p>{t('onBehalf.open.none')}</p>}
        skeleton={<SkeletonText lines={2} />}
      >
        {({ tickets }) => (
          <ul className={styles.tickets}>
            {tickets.items.filter(isOpen).map(({ id, number, subject, status, createdAt }) => (
              <li key={id}>
                <TextLink to={supportPaths.ticket(id)} external>
                  {subject}
                </TextLink>{' '}
                <span className={styles.facts}>
                  {number} · {t(`human.ticket.${status}`)} · {shortDate(createdAt)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

/** People by what is typed, with those that were found before. */
function usePeople() {
  const { fullName } = useFormat();
  const api = useApi();
  return useFoundChoices(async (text, signal) => {
    const input = { query: { size: 20 }, body: { search: text } };
    const { items } = await api(filterHumans, input, { signal });
    return items.map((human) => ({
      value: human.id,
      label: fullName(human) || human.email,
      hint: [human.email, human.student?.eduOrg.shortName, human.student?.group]
        .filter(Boolean)
        .join(', '),
    }));
  });
}

function KnownCaller({ search, found }: ReturnType<typeof usePeople>) {
  const { t } = useTranslation('support');
  const humanId = useValue('humanId');
  return (
    <>
      <ComboboxField
        name="humanId"
        label={t('onBehalf.human')}
        hint={t('onBehalf.humanHint')}
        placeholder={t('onBehalf.humanFind')}
        search={search}
        selected={found.get(String(humanId))}
      />
      {typeof humanId === 'string' && humanId && <OpenOnes key={humanId} humanId={humanId} />}
    </>
  );
}

function GuestCaller() {
  const { t } = useTranslation('support');
  return (
    <>
      <FieldRow>
        <TextField
          name="guestName"
          label={t('onBehalf.name')}
          autoComplete="off"
          missing={t('onBehalf.missing.name')}
        />
        <TextField
          name="guestEmail"
          label={t('onBehalf.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          missing={t('onBehalf.missing.email')}
        />
      </FieldRow>
      <SelectField
        name="guestLanguage"
        label={t('onBehalf.language')}
        options={optionsOf(['ru', 'en'], (value) => t(`onBehalf.languages.${value}`))}
        placeholder={null}
      />
    </>
  );
}

/** Who called or came: a participant with what they have open, or somebody without an account. */
export function CallerFields() {
  const { t } = useTranslation('support');
  const who = useValue('who');
  const people = usePeople();
  return (
    <>
      <RadioField
        name="who"
        label={t('onBehalf.who')}
        options={optionsOf(['HUMAN', 'GUEST'], (value) => t(`onBehalf.whom.${value}`))}
      />
      {who === 'GUEST' ? <GuestCaller /> : <KnownCaller {...people} />}
    </>
  );
}
