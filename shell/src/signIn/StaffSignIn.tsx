import { useState } from 'react';
import { StaffCodeStep } from './StaffCodeStep';
import { StaffPasswordStep } from './StaffPasswordStep';
import { StepFocus } from './StepFocus';

/** Password first, then the code that it earns. */
export function StaffSignIn() {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState<string>();
  return (
    <StepFocus key={password === undefined ? 'password' : 'code'}>
      {password === undefined ? (
        <StaffPasswordStep
          login={login}
          onSent={(given) => {
            setLogin(given.login);
            setPassword(given.password);
          }}
        />
      ) : (
        <StaffCodeStep login={login} password={password} onBack={() => setPassword(undefined)} />
      )}
    </StepFocus>
  );
}
