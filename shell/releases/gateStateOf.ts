import type { Found } from './registry/createFindings';

/** What the signed records of the gate come to, oldest first; without a browser it is `static`. */
export function gateStateOf(findings: readonly Found[]) {
  const last = findings.findLast(({ isEnough, hasPassed }) => isEnough || !hasPassed);
  if (!last) return 'none';
  if (!last.hasPassed) return 'refused';
  const isMounted = findings.some(({ isEnough, checks }) => isEnough && checks.includes('mount'));
  return isMounted ? 'passed' : 'static';
}
