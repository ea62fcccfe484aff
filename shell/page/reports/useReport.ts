import { createContext, useContext } from 'react';
import type { Reporter } from './createReporter';

/** Silent by default: a screen of failure must work wherever it is shown. */
export const ReportContext = createContext<Reporter>(() => undefined);

export const useReport = (): Reporter => useContext(ReportContext);
