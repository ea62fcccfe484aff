import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useSearchParams } from 'react-router-dom';

/**
 * Reads the parameters that the address has by now. A page follows its address later: a change made
 * in between must build on the address, not on what is still shown.
 */
export function useLatestParams(): () => URLSearchParams {
  const [shown] = useSearchParams();
  // The hooks of the router know only what is shown; the router itself knows where it is.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return () => (router ? new URLSearchParams(router.state.location.search) : shown);
}
