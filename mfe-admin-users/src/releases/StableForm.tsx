import { stableMove } from '@campus/shared/contract/payloads/releases';
import { Form } from '@campus/shared/form/Form';
import { useTranslation } from 'react-i18next';
import { useMoveForm, type MoveFormProps } from './useMoveForm';
import { WhyField } from './WhyField';

interface StableFormProps extends MoveFormProps {
  kind: 'promote' | 'rollback';
  release: string;
}

export function StableForm({ kind, release, ...rest }: StableFormProps) {
  const { t } = useTranslation('admin-users');
  const { form, onSubmit } = useMoveForm(stableMove, { kind, release }, rest);
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={t(`releases.ask.${kind}.confirm`)}>
      <WhyField />
    </Form>
  );
}
