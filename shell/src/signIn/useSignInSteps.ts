import { useState } from 'react';
import type { CodeRequest } from './CodeRequest';
import type { SignUpValues } from './signUpForm';

type Step = { name: 'start' } | { name: 'password' } | { name: 'code'; request: CodeRequest };

const nothing: SignUpValues = { email: '', firstName: '', lastName: '', pd: false, mailing: false };

/** Where somebody is on the way in, and what they have typed so far: going back loses nothing. */
export function useSignInSteps() {
  const [step, setStep] = useState<Step>({ name: 'start' });
  const [values, setValues] = useState(nothing);
  return {
    step,
    values,
    toStart: (email = values.email) => {
      setValues({ ...values, email });
      setStep({ name: 'start' });
    },
    toPassword: (email: string) => {
      setValues({ ...values, email });
      setStep({ name: 'password' });
    },
    toCode: (request: CodeRequest, given: SignUpValues = values) => {
      setValues({ ...given, email: request.body.email });
      setStep({ name: 'code', request });
    },
  };
}
