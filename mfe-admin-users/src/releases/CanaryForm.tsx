import { canaryMove } from '@campus/shared/contract/payloads/releases';
import { everyRole } from '@campus/shared/contract/roles';
import { CheckboxGroupField } from '@campus/shared/form/CheckboxGroupField';
import { Form } from '@campus/shared/form/Form';
import { TextField } from '@campus/shared/form/TextField';
import { useTranslation } from 'react-i18next';
import { useMoveForm, type MoveFormProps } from './useMoveForm';
import { WhyField } from './WhyField';

interface CanaryFormProps extends MoveFormProps {
  release: string;
}

/** Who is not signed in has no role to be chosen by. */
const roles = everyRole.filter((role) => role !== 'GUEST');

export function CanaryForm({ release, ...rest }: CanaryFormProps) {
  const { t } = useTranslation('admin-users');
  const { canary } = rest.seen.channel;
  const running = canary?.release === release ? canary : { percent: 5, roles: [] };
  const { form, onSubmit } = useMoveForm(
    canaryMove,
    { kind: 'canary', release, percent: running.percent, roles: running.roles },
    rest,
  );
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={t('releases.ask.canary.confirm')}>
      <TextField
        name="percent"
        label={t('releases.form.percent')}
        hint={t('releases.form.percentHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <CheckboxGroupField
        name="roles"
        label={t('releases.form.roles')}
        hint={t('releases.form.rolesHint')}
        optional
        options={roles.map((role) => ({ value: role, label: t(`releases.role.${role}`) }))}
      />
      <WhyField />
    </Form>
  );
}
