import { useCall } from '@campus/shared/api/useCall';
import { sendEmailCode, signInByEmailCode } from '@campus/shared/contract/auth';
import { humanLoginEmailCodeRequest } from '@campus/shared/contract/payloads/auth';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useTranslation } from 'react-i18next';
import { CodeForm } from './CodeForm';
import type { CodeRequest } from './CodeRequest';
import { useEntered } from './useEntered';

interface CodeStepProps {
  request: CodeRequest;
  onChangeEmail: () => void;
}

export function CodeStep({ request: { body, resendAfter }, onChangeEmail }: CodeStepProps) {
  const { t } = useTranslation('shell');
  const { mutateAsync: sendAgain } = useCall(sendEmailCode);
  const call = useCallForm(signInByEmailCode, humanLoginEmailCodeRequest, {
    defaultValues: { email: body.email, code: '' },
    guard: false,
    onDone: useEntered(),
  });
  return (
    <CodeForm
      {...call}
      name="code"
      back={{ label: t('code.changeEmail'), onClick: onChangeEmail }}
      resend={{ pause: resendAfter, onResend: () => sendAgain({ body }) }}
    />
  );
}
