import { ofetch } from 'ofetch';
import type { Plan } from './Plan';

/** The plan as it stands now, of releases that fit a page of this shell. */
export const fetchPlan = (shell: string) =>
  ofetch<Plan>('/plan.json', { query: { shell }, retry: 0, timeout: 8000 });
