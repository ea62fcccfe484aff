import type { DehydratedState } from '#real/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from '../reports/failureOf';
import type { Reporter } from '../reports/createReporter';
import { isLeftToBrowser } from './leftToBrowser';
import { unpackAnswers } from './packAnswers';

/** Takes over what the server has rendered the page with; says whether it has rendered it. */
export function readDehydratedState(client: QueryClient): boolean {
  const text = document.getElementById('dehydrated')?.textContent;
  if (!text) return false;
  unpackAnswers(client, JSON.parse(text) as DehydratedState);
  return true;
}

/** Widgets that stand in what the server has rendered, as remote and name. */
export const readServerSlots = (root: HTMLElement): [remote: string, widget: string][] =>
  (root.dataset.slots?.split(' ') ?? []).map((slot) => {
    const [remote = '', widget = ''] = slot.split('/');
    return [remote, widget];
  });

/** Words of the backend that the server has rendered the page with, by mnemonic. */
export function readServerWords(): Record<string, string> {
  const text = document.getElementById('words')?.textContent;
  return text ? (JSON.parse(text) as Record<string, string>) : {};
}

/** Where server and browser render different things, React renders the page again in the browser. */
export const reportMismatch = (report: Reporter) => (error: unknown) => {
  if (isLeftToBrowser(error)) return;
  console.error(error);
  report({ kind: 'error', phase: 'draw', ...failureOf(error) });
};
