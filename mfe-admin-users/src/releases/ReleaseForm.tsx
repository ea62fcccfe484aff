import { releaseMove } from '@campus/shared/contract/payloads/releases';
import { Form } from '@campus/shared/form/Form';
import { useTranslation } from 'react-i18next';
import { useMoveForm, type MoveFormProps } from './useMoveForm';
import { WhyField } from './WhyField';

interface ReleaseFormProps extends MoveFormProps {
  kind: 'promote' | 'rollback' | 'hold' | 'unhold';
  release: string;
}

/** For moves of one release. */
export function ReleaseForm({ kind, release, ...rest }: ReleaseFormProps) {
  const { t } = useTranslation('admin-users');
  const { form, onSubmit } = useMoveForm(releaseMove, { kind, release }, rest);
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={t(`releases.ask.${kind}.confirm`)}>
      <WhyField />
    </Form>
  );
}
