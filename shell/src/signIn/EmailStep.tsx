import { sendEmailCode } from '@campus/shared/contract/auth';
import { email as emailField } from '@campus/shared/contract/personFields';
import { Form } from '@campus/shared/form/Form';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { CodeRequest } from './CodeRequest';
import { EmailField } from './EmailField';

interface EmailStepProps {
  email: string;
  onSent: (request: CodeRequest) => void;
  onPassword: (email: string) => void;
}

const body = z.object({ email: emailField });

export function EmailStep({ email, onSent, onPassword }: EmailStepProps) {
  const { t } = useTranslation('shell');
  const { form, onSubmit } = useCallForm(sendEmailCode, body, {
    defaultValues: { email },
    guard: false,
    onDone: ({ resendAfter }): void => onSent({ body: form.getValues(), resendAfter }),
  });
  // A refusal because of too many letters must not keep out who has one already.
  const hasRefusal = form.formState.errors.root !== undefined;
  const secondary = hasRefusal ? (
    <Button variant="ghost" onClick={() => onSent({ body: form.getValues(), resendAfter: 0 })}>
      {t('signIn.hasCode')}
    </Button>
  ) : (
    <Button variant="ghost" onClick={() => onPassword(form.getValues('email'))}>
      {t('signIn.withPassword')}
    </Button>
  );
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('signIn.sendCode')}
      busyLabel={t('signIn.sending')}
      secondary={secondary}
    >
      <EmailField label={t('signIn.email')} autoComplete="email" />
    </Form>
  );
}
