import { signInByEmailCode } from '@campus/shared/contract/auth';
import { humanLoginEmailCodeRequest } from '@campus/shared/contract/payloads/auth';
import { CodeField } from '@campus/shared/form/CodeField';
import { Form } from '@campus/shared/form/Form';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import type { CodeRequest } from './CodeRequest';
import { ResendCode } from './ResendCode';
import styles from './signIn.module.css';
import { useEntered } from './useEntered';
import { useResend } from './useResend';

interface CodeStepProps {
  request: CodeRequest;
  onChangeEmail: () => void;
}

export function CodeStep({ request, onChangeEmail }: CodeStepProps) {
  const { t } = useTranslation('shell');
  const { round, resendAfter, isSending, resend, news, failure } = useResend(request);
  const { form, onSubmit } = useCallForm(signInByEmailCode, humanLoginEmailCodeRequest, {
    defaultValues: { email: request.body.email, code: '' },
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
      <div className={styles.resend}>
        <ResendCode
          key={round}
          resendAfter={resendAfter}
          isSending={isSending}
          onResend={() => void resend()}
        />
        <p role="status" className={styles.note}>
          {news}
        </p>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
    </div>
  );
}
