import { useContext, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { RemotesContext } from '../remotes/useRemotes';
import { shellCrash } from '../reports/shellCrash';
import { useReport } from '../reports/useReport';
import { FatalErrorScreen } from './FatalErrorScreen';

/** The router would otherwise catch a crash of the shell first, and show its own words. */
export function RouteCrash() {
  const error = useRouteError();
  const report = useReport();
  const release = useContext(RemotesContext)?.shell;
  useEffect(() => {
    report(shellCrash(error, release));
  }, [error, report, release]);
  return <FatalErrorScreen />;
}
