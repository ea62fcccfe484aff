import { sendEmailCode } from '@campus/shared/contract/auth/calls';
import type { humanSignupRequest } from '@campus/shared/contract/auth/requests';
import { line, type LanguageKey } from '@campus/shared/contract/fields';
import { email } from '@campus/shared/contract/personFields';
import { CheckboxField } from '@campus/shared/form/CheckboxField';
import { Form } from '@campus/shared/form/Form';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { LegalLink } from '../cookieNotice/LegalLink';
import type { CodeRequest } from './pendingCode';
import { EmailField } from './EmailField';
import styles from './signIn.module.css';

const fields = z.object({
  email,
  firstName: line(0, 60),
  lastName: line(0, 60),
  pd: z.boolean().check(z.refine((isGiven) => isGiven, 'CONSENT_REQUIRED')),
  share: z.boolean(),
  mailing: z.boolean(),
});

export type SignUpValues = z.input<typeof fields>;

/** One box per consent on the screen, a list of them in the call. */
const signUpForm = (languageKey: LanguageKey) =>
  z.pipe(
    fields,
    z.transform(
      ({
        email: address,
        firstName,
        lastName,
        share,
        mailing,
      }): z.input<typeof humanSignupRequest> => ({
        email: address,
        firstName: firstName || undefined,
        lastName: lastName || undefined,
        consents: [
          'PD',
          ...(share ? (['PD_SHARE'] as const) : []),
          ...(mailing ? (['MAILING'] as const) : []),
        ],
        languageKey,
      }),
    ),
  );

interface SignUpStepProps {
  values: SignUpValues;
  onSent: (request: CodeRequest, values: SignUpValues) => void;
}

export function SignUpStep({ values, onSent }: SignUpStepProps) {
  const { t } = useTranslation('shell');
  const schema = signUpForm(useClientStore((state) => state.currentLanguage));
  const { form, onSubmit } = useCallForm(sendEmailCode, schema, {
    defaultValues: values,
    guard: false,
    onDone: ({ resendAfter }) => {
      const given = form.getValues();
      onSent({ body: schema.parse(given), resendAfter }, given);
    },
  });
  const pdHint = (
    <>
      {t('signUp.pdHint')} <LegalLink label={t('signUp.policy')} isNewTab />
    </>
  );
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('signUp.submit')}
      busyLabel={t('signIn.sending')}
    >
      <EmailField label={t('signUp.email')} missing={t('signUp.emailEmpty')} autoComplete="email" />
      <div className={styles.names}>
        <TextField
          name="firstName"
          label={t('signUp.firstName')}
          autoComplete="given-name"
          optional
        />
        <TextField
          name="lastName"
          label={t('signUp.lastName')}
          autoComplete="family-name"
          optional
        />
      </div>
      <CheckboxField name="pd" label={t('signUp.pd')} hint={pdHint} />
      <CheckboxField name="share" label={t('signUp.share')} hint={t('signUp.shareHint')} />
      <CheckboxField name="mailing" label={t('signUp.mailing')} hint={t('signUp.mailingHint')} />
    </Form>
  );
}
