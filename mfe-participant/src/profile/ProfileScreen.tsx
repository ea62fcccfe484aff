import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  type CurrentHuman,
  getCurrentHuman,
  updateCurrentHuman,
} from '@campus/shared/contract/people/calls';
import { humanRequest } from '@campus/shared/contract/people/requests';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { Form } from '@campus/shared/form/Form';
import { FormSection } from '@campus/shared/form/FormSection';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { paths } from '@campus/shared/paths';
import { usePush } from '@campus/shared/remote/usePush';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { OwnerProof } from '@campus/shared/account/OwnerProof';
import { Sessions } from '@campus/shared/account/Sessions';
import { AddressText } from '@campus/shared/ui/AddressText';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { OwnPhoto } from './OwnPhoto';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { useFormat } from '@campus/shared/format/useFormat';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import styles from './Consents.module.css';

type Consent = CurrentHuman['consents'][number];
const types = ['PD', 'PD_SHARE', 'MAILING'] as const satisfies readonly Consent['type'][];

interface ConsentRowProps {
  type: Consent['type'];
  given: Consent | undefined;
  onChange: () => void;
}

function ConsentRow({ type, given, onChange }: ConsentRowProps) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  const id = `consent-${type}`;
  return (
    <li className={styles.consent} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t(`profile.consent.${type}.name`)}
      </h3>
      <p>{t(`profile.consent.${type}.text`)}</p>
      <p className={styles.facts}>
        <Status tone={given ? 'success' : 'neutral'}>
          {given
            ? t('profile.consentGiven', { when: dateTime(given.at), version: given.version })
            : t('profile.consentNotGiven')}
        </Status>
      </p>
      {type === 'PD' ? (
        <p className={styles.facts}>{t('profile.consentNeeded')}</p>
      ) : (
        <div>
          <Button size="s" variant={given ? 'ghost' : 'soft'} onClick={onChange}>
            {t(given ? 'profile.withdraw' : 'profile.give')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Each consent is a document of its own, with its edition and the moment it was given. */
function Consents({ human: { consents } }: { human: CurrentHuman }) {
  const { t } = useTranslation('participant');
  const { mutateAsync: save } = useCall(updateCurrentHuman);
  const { ask, dialog } = useConfirmed();
  const change = (type: Consent['type'], isGiven: boolean) => {
    const others = consents.map((consent) => consent.type).filter((one) => one !== type);
    const name = t(`profile.consent.${type}.name`);
    ask({
      words: (word) => t(`profile.${isGiven ? 'withdrawing' : 'giving'}.${word}`, { name }),
      perform: () => save({ body: { consents: isGiven ? others : [...others, type] } }),
    });
  };
  return (
    <FormSection title={t('profile.consents')}>
      <ul className={styles.list}>
        {types.map((type) => {
          const given = consents.find((consent) => consent.type === type);
          return (
            <ConsentRow
              key={type}
              type={type}
              given={given}
              onChange={() => change(type, given !== undefined)}
            />
          );
        })}
      </ul>
      <p>
        <TextLink to={mediaPaths.infoPage('personalnye-dannye')}>{t('profile.policy')}</TextLink>
      </p>
      {dialog}
    </FormSection>
  );
}

export const locales = { ru, en };

/** The phone can be changed here; an email changes with the help of support alone. */
function Contacts({ human }: { human: CurrentHuman }) {
  const { t } = useTranslation('participant');
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit } = useCallForm(updateCurrentHuman, humanRequest, {
    defaultValues: { phone: human.phone, version: human.version },
    onDone: () => notify({ tone: 'success', text: t('profile.phoneSaved') }),
  });
  return (
    <FormSection title={t('profile.contacts')}>
      <SummaryList
        items={[
          {
            term: t('profile.email'),
            value: (
              <Stack gap={2} align="start">
                <AddressText>{human.email}</AddressText>
                <TextLink to={supportPaths.newTicket('ACCOUNT')}>
                  {t('profile.changeEmail')}
                </TextLink>
              </Stack>
            ),
          },
        ]}
      />
      <Form form={form} onSubmit={onSubmit} submitLabel={t('profile.save')}>
        <PhoneField name="phone" label={t('profile.phone')} clearable optional />
      </Form>
    </FormSection>
  );
}

const filled = z.object({
  password: z.string().check(z.minLength(1, 'REQUIRED')),
  currentPassword: z.string(),
  code: z.string(),
});

type Body = z.input<typeof humanRequest>;

const bodyOf = ({ password, currentPassword, code }: z.output<typeof filled>): Body => ({
  password,
  ...(currentPassword && { currentPassword }),
  ...(code && { code }),
});

const schema = z.pipe(filled, z.pipe(z.transform(bodyOf), humanRequest));

/** A stolen token does not change a password: the current one proves the owner, or a code. */
function NewPassword({ human: { hasPassword } }: { human: CurrentHuman }) {
  const { t } = useTranslation('participant');
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit } = useCallForm(updateCurrentHuman, schema, {
    defaultValues: { password: '', currentPassword: '', code: '' },
    onDone: () => {
      form.reset();
      notify({ tone: 'success', text: t('profile.passwordSaved') });
    },
  });
  return (
    <FormSection
      title={t('profile.password')}
      lead={t(hasPassword ? 'profile.passwordLead' : 'profile.noPassword')}
    >
      <Form form={form} onSubmit={onSubmit} submitLabel={t('profile.passwordSave')}>
        <OwnerProof hasPassword={hasPassword} />
        <PasswordField
          name="password"
          label={t('profile.newPassword')}
          hint={t('profile.passwordHint')}
          autoComplete="new-password"
        />
      </Form>
    </FormSection>
  );
}

const changeable = new Set(['on', 'off']);

/** Whether this device shows messages by itself, why it does not, and the way to change it. */
function PushMessages() {
  const { t } = useTranslation('participant');
  const openModal = useClientStore((state) => state.openModal);
  // The window changes what only the browser knows: its closing is what to look again for.
  useClientStore((state) => state.modal);
  const push = usePush();
  if (!push) return null;
  const { state } = push;
  return (
    <FormSection title={t('push.title')} lead={t(`push.text.${state}`)}>
      <p>
        <Status tone={state === 'on' ? 'success' : 'neutral'}>{t(`push.state.${state}`)}</Status>
      </p>
      {changeable.has(state) && (
        <div>
          <Button
            variant={state === 'on' ? 'ghost' : 'soft'}
            icon="bell"
            aria-haspopup="dialog"
            onClick={() => openModal('push')}
          >
            {t(state === 'on' ? 'push.turnOff' : 'push.turnOn')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

/** What somebody may change about their own account at any time. */
export function ProfileScreen() {
  const { t } = useTranslation('participant');
  const query = useCallQuery(getCurrentHuman);
  return (
    <Screen title={t('profile.title')} lead={t('profile.lead')} width="narrow">
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={9} />}>
        {(person) =>
          person.kind === 'HUMAN' && (
            <Stack gap={6}>
              <FormSection title={t('profile.photo')}>
                <OwnPhoto human={person} />
              </FormSection>
              <Contacts human={person} />
              <NewPassword human={person} />
              <Consents human={person} />
              <PushMessages />
              <Sessions />
              <FormSection title={t('profile.account')} lead={t('profile.accountLead')}>
                <div>
                  <ButtonLink to={paths.account()} variant="soft" icon="user">
                    {t('profile.toAccount')}
                  </ButtonLink>
                </div>
              </FormSection>
            </Stack>
          )
        }
      </QueryView>
    </Screen>
  );
}
