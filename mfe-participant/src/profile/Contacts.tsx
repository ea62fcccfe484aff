import { updateCurrentHuman, type CurrentHuman } from '@campus/shared/contract/people/calls';
import { humanRequest } from '@campus/shared/contract/people/requests';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { Form } from '@campus/shared/form/Form';
import { FormSection } from '@campus/shared/form/FormSection';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { AddressText } from '@campus/shared/ui/AddressText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';

/** The phone can be changed here; an email changes with the help of support alone. */
export function Contacts({ human }: { human: CurrentHuman }) {
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
