import type { DehydratedState } from '#real/react-query';
import { endOf, type FirstAnswers } from '@campus/shared/remote/FirstAnswers';
import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from '../reports/failureOf';
import type { Reporter } from '../reports/createReporter';
import { serverTiming } from '../reports/serverTiming';
import { isLeftToBrowser } from './leftToBrowser';
import { unpackAnswers } from './packAnswers';

/** With whom it is of, where it is not for everybody. */
type Dehydrated = DehydratedState & Partial<Pick<FirstAnswers, 'of'>>;

/** When the document began to come, by the clock of this browser. */
function arrival() {
  const [document] = performance.getEntriesByType('navigation');
  const { responseStart = 0 } = (document ?? {}) as Partial<PerformanceNavigationTiming>;
  return Date.now() - performance.now() + responseStart;
}

/**
 * Dates answers by the clock of this browser, which says when they are stale: it may be ahead of the
 * server's or behind it.
 */
function unpackDated(
  client: QueryClient,
  { queries, mutations }: DehydratedState,
  dateOf: (dataUpdatedAt: number) => number,
) {
  const dated = queries.map((query) => {
    const dataUpdatedAt = dateOf(query.state.dataUpdatedAt);
    return { ...query, state: { ...query.state, dataUpdatedAt } };
  });
  unpackAnswers(client, { mutations, queries: dated });
}

/**
 * Takes over what the server has rendered the page with; says whether it has rendered it for whom this
 * token is of. What it has rendered for somebody else goes at once.
 */
export function readDehydratedState(client: QueryClient, token = ''): boolean {
  const element = document.getElementById('dehydrated');
  if (!element?.textContent) return false;
  const { of, ...state } = JSON.parse(element.textContent) as Dehydrated;
  const arrived = arrival();
  if (of === undefined) {
    const sent = Number(serverTiming('sent') ?? arrived);
    // The server may have rendered it a minute before it sent it.
    unpackDated(client, state, (dataUpdatedAt) => arrived - Math.max(0, sent - dataUpdatedAt));
    return true;
  }
  element.remove();
  const isTheirs = of === endOf(token);
  if (isTheirs) unpackDated(client, state, () => arrived);
  else document.getElementById('root')?.replaceChildren();
  return isTheirs;
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
