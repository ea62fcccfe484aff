import { useState } from 'react';
import { StaffCodeStep } from './StaffCodeStep';
import { StaffPasswordStep } from './StaffPasswordStep';
import { StepFocus } from './StepFocus';

const nothing = { login: '', password: '' };

/** Password first, then the code that it earns. */
export function StaffSignIn() {
  const [given, setGiven] = useState(nothing);
  const [hasCode, setHasCode] = useState(false);
  return (
    <StepFocus key={hasCode ? 'code' : 'password'} isFirst={given === nothing}>
      {hasCode ? (
        <StaffCodeStep {...given} onBack={() => setHasCode(false)} />
      ) : (
        <StaffPasswordStep
          given={given}
          onSent={(values) => {
            setGiven(values);
            setHasCode(true);
          }}
        />
      )}
    </StepFocus>
  );
}
