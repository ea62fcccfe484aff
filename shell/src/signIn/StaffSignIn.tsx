import { useState } from 'react';
import { StaffCodeStep } from './StaffCodeStep';
import { StaffPasswordStep } from './StaffPasswordStep';

/** Password first, then the code that it earns. */
export function StaffSignIn() {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState<string>();
  if (password === undefined)
    return (
      <StaffPasswordStep
        login={login}
        onSent={(given) => {
          setLogin(given.login);
          setPassword(given.password);
        }}
      />
    );
  return <StaffCodeStep login={login} password={password} onBack={() => setPassword(undefined)} />;
}
