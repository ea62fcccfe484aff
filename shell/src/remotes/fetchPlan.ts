import { ofetch } from 'ofetch';
import type { Plan } from './Plan';

/** The plan as it stands now: a release may have been mended or taken back since the page came. */
export const fetchPlan = () => ofetch<Plan>('/plan.json', { retry: 0, timeout: 8000 });
