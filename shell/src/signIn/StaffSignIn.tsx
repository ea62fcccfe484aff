import { useState } from 'react';
import { StaffCodeStep } from './StaffCodeStep';
import { StaffPasswordStep, type SecondFactor } from './StaffPasswordStep';
import { StepFocus } from './StepFocus';

const nothing = { login: '', password: '' };

/** Password first, then the code that it earns. */
export function StaffSignIn() {
  const [given, setGiven] = useState(nothing);
  const [factor, setFactor] = useState<SecondFactor>();
  return (
    <StepFocus key={factor?.method ?? 'password'} isFirst={given === nothing}>
      {factor ? (
        <StaffCodeStep {...given} factor={factor} onBack={() => setFactor(undefined)} />
      ) : (
        <StaffPasswordStep
          given={given}
          onSent={(values, answer) => {
            setGiven(values);
            setFactor(answer);
          }}
        />
      )}
    </StepFocus>
  );
}
