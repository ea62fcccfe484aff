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
import { Consents, type OwnProps } from './Consents';
import { OwnPhoto } from './OwnPhoto';
import { RefuseEmail } from './RefuseEmail';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

type Body = z.input<typeof humanRequest>;

/** The phone can be changed here; an email changes with the help of support alone. */
function Contacts({ human, onStale }: OwnProps) {
  const { t } = useTranslation('participant');
  const notify = useClientStore((state) => state.notify);
  // Consents and the password are saved beside it: each makes a new version of the account.
  const phoneSchema = z.pipe(
    z.transform(({ phone }: { phone: string | null }): Body => ({ phone, version: human.version })),
    humanRequest,
  );
  const { form, onSubmit } = useCallForm(updateCurrentHuman, phoneSchema, {
    defaultValues: { phone: human.phone },
    savedAs: ({ phone }) => ({ phone }),
    onDone: () => notify({ tone: 'success', text: t('profile.phoneSaved') }),
    // Each further press would name the same version, and be refused as well.
    onRefused: async ({ code }) => {
      if (code === 'VERSION') await onStale();
      return false;
    },
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
              <RefuseEmail />
              <FormSection title={t('profile.photo')}>
                <OwnPhoto human={person} />
              </FormSection>
              <Contacts human={person} onStale={() => query.refetch()} />
              <NewPassword human={person} />
              <Consents human={person} onStale={() => query.refetch()} />
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
