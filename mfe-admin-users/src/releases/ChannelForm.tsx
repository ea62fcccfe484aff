import { channelMove } from '@campus/shared/contract/payloads/releases';
import { Form } from '@campus/shared/form/Form';
import { useTranslation } from 'react-i18next';
import { useMoveForm, type MoveFormProps } from './useMoveForm';
import { WhyField } from './WhyField';

interface ChannelFormProps extends MoveFormProps {
  kind: 'stopCanary' | 'retire' | 'restore';
}

/** For moves that name no release. */
export function ChannelForm({ kind, ...rest }: ChannelFormProps) {
  const { t } = useTranslation('admin-users');
  const { form, onSubmit } = useMoveForm(channelMove, { kind }, rest);
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={t(`releases.ask.${kind}.confirm`)}>
      <WhyField />
    </Form>
  );
}
