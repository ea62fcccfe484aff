import type { Plan } from './Plan';

/** The plan that the server wrote into the page. */
export function readPlan(): Plan {
  const element = document.getElementById('plan');
  if (!element?.textContent) throw new Error('The page came without its plan.');
  return JSON.parse(element.textContent) as Plan;
}
