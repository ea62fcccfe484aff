import { hydrate, type DehydratedState } from '#real/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from '../reports/failureOf';
import type { Reporter } from '../reports/createReporter';

/** Takes over what the server has rendered the page with; says whether it has rendered it. */
export function readDehydratedState(client: QueryClient): boolean {
  const text = document.getElementById('dehydrated')?.textContent;
  if (!text) return false;
  hydrate(client, JSON.parse(text) as DehydratedState);
  return true;
}

/** Words of the backend that the server has rendered the page with, by mnemonic. */
export function readServerWords(): Record<string, string> {
  const text = document.getElementById('words')?.textContent;
  return text ? (JSON.parse(text) as Record<string, string>) : {};
}

/** Where server and browser draw something else, React draws anew: nobody loses anything but time. */
export const reportMismatch = (report: Reporter) => (error: unknown) => {
  console.error(error);
  report({ kind: 'error', phase: 'draw', ...failureOf(error) });
};
