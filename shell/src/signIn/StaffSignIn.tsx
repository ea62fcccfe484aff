import { useState } from 'react';
import { StaffCodeStep } from './StaffCodeStep';
import { StaffPasswordStep, type SecondFactor } from './StaffPasswordStep';
import { StepFocus } from './StepFocus';

const nothing = { login: '', password: '' };

/** Password first, then the code that it earns. */
export function StaffSignIn() {
  const [given, setGiven] = useState(nothing);
  const [method, setMethod] = useState<SecondFactor>();
  return (
    <StepFocus key={method ?? 'password'} isFirst={given === nothing}>
      {method ? (
        <StaffCodeStep {...given} method={method} onBack={() => setMethod(undefined)} />
      ) : (
        <StaffPasswordStep
          given={given}
          onSent={(values, factor) => {
            setGiven(values);
            setMethod(factor);
          }}
        />
      )}
    </StepFocus>
  );
}
