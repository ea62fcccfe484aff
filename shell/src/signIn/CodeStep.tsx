import { useCall } from '@campus/shared/api/useCall';
import { sendEmailCode, signInByEmailCode } from '@campus/shared/contract/auth';
import { humanLoginEmailCodeRequest } from '@campus/shared/contract/payloads/auth';
import { CodeField } from '@campus/shared/form/CodeField';
import { Form } from '@campus/shared/form/Form';
import { ResendCode } from '@campus/shared/form/ResendCode';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import type { CodeRequest } from './CodeRequest';
import styles from './signIn.module.css';
import { useEntered } from './useEntered';

interface CodeStepProps {
  request: CodeRequest;
  onChangeEmail: () => void;
}

export function CodeStep({ request: { body, resendAfter }, onChangeEmail }: CodeStepProps) {
  const { t } = useTranslation('shell');
  const { mutateAsync: sendAgain } = useCall(sendEmailCode);
  const { form, onSubmit } = useCallForm(signInByEmailCode, humanLoginEmailCodeRequest, {
    defaultValues: { email: body.email, code: '' },
    guard: false,
    onDone: useEntered(),
  });
  return (
    <div className={styles.step}>
      <Form
        form={form}
        onSubmit={onSubmit}
        submitLabel={t('code.submit')}
        busyLabel={t('code.submitting')}
        secondary={
          <Button variant="ghost" icon="arrow-left" onClick={onChangeEmail}>
            {t('code.changeEmail')}
          </Button>
        }
      >
        <CodeField name="code" label={t('code.label')} submitOnComplete />
      </Form>
      <ResendCode pause={resendAfter} onResend={() => sendAgain({ body })} />
    </div>
  );
}
