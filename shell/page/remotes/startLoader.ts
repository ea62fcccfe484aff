import type { ClientStore } from '@campus/shared/stores/createClientStore';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { i18n } from 'i18next';
import { addTexts } from '../language/addTexts';
import { createQuarantine } from '../quarantine/createQuarantine';
import type { Reporter } from '../reports/createReporter';
import { failureOf } from '../reports/failureOf';
import { createRescue } from '../loading/createRescue';
import { createRemoteLoader } from './createRemoteLoader';
import { ofetch } from 'ofetch';
import { phaseOf } from '../loading/loadWithFallbacks';
import type { Plan } from '../loading/Plan';

/** The plan as it stands now, of releases that fit a page of this shell. */
const fetchPlan = (shell: string) =>
  ofetch<Plan>('/plan.json', { query: { shell }, retry: 0, timeout: 8000 });

interface Options {
  plan: Plan;
  learn: (plan: Plan) => void;
  report: Reporter;
  texts: i18n;
  store: ClientStore;
}

/** The page’s way to the code of remotes, and what tells of it and helps when there is no way. */
export function startLoader({ plan, learn, report, texts, store }: Options) {
  const ask = () => fetchPlan(plan.release);
  const isUnsaved = () => store.getState().unsaved > 0;
  const watch = createQuarantine((remote, release) => {
    const message = 'It has stopped an earlier page of this browser';
    report({ kind: 'error', phase: 'hang', message, remote, release });
  });
  const loader = createRemoteLoader({
    plan,
    federation: { loadRemote, registerRemotes },
    watch,
    fetchPlan: ask,
    learn,
    onStep: (step, remote, release, error) =>
      report({
        kind: 'error',
        phase: phaseOf(error),
        step,
        ...failureOf(error),
        remote,
        release,
      }),
    onTexts: (name, locales) => addTexts(texts, name, locales),
  });
  return { loader, rescue: createRescue(plan.release, { fetchPlan: ask, isUnsaved }) };
}
