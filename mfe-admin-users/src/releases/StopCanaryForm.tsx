import { stopCanaryMove } from '@campus/shared/contract/payloads/releases';
import { Form } from '@campus/shared/form/Form';
import { useTranslation } from 'react-i18next';
import { useMoveForm, type MoveFormProps } from './useMoveForm';
import { WhyField } from './WhyField';

export function StopCanaryForm(props: MoveFormProps) {
  const { t } = useTranslation('admin-users');
  const { form, onSubmit } = useMoveForm(stopCanaryMove, { kind: 'stopCanary' }, props);
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={t('releases.ask.stopCanary.confirm')}>
      <WhyField />
    </Form>
  );
}
