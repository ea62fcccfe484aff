import { useState } from 'react';
import type { CodeRequest } from './CodeRequest';
import { pendingCode } from './pendingCode';
import type { SignUpValues } from './signUpForm';
import { useSignInMode } from './useSignInMode';

type Step = { name: 'start' } | { name: 'password' } | { name: 'code'; request: CodeRequest };

const nothing: SignUpValues = { email: '', firstName: '', lastName: '', pd: false, mailing: false };

const valuesOf = ({ body }: CodeRequest): SignUpValues => ({
  email: body.email,
  firstName: body.firstName ?? '',
  lastName: body.lastName ?? '',
  pd: body.consents?.includes('PD') ?? false,
  mailing: body.consents?.includes('MAILING') ?? false,
});

const stepOf = (request?: CodeRequest): Step =>
  request ? { name: 'code', request } : { name: 'start' };

/** Where somebody is on the way in, and what they have typed so far: going back loses nothing. */
export function useSignInSteps(pending?: CodeRequest) {
  const mode = useSignInMode() ?? 'signIn';
  const [step, setStep] = useState(stepOf(pending));
  const [values, setValues] = useState(pending ? valuesOf(pending) : nothing);

  return {
    step,
    values,
    toStart: (email = values.email) => {
      pendingCode.forget();
      setValues({ ...values, email });
      setStep({ name: 'start' });
    },
    toPassword: (email: string) => {
      setValues({ ...values, email });
      setStep({ name: 'password' });
    },
    toCode: (request: CodeRequest, given: SignUpValues = values) => {
      pendingCode.keep(mode, request);
      setValues({ ...given, email: request.body.email });
      setStep({ name: 'code', request });
    },
  };
}
