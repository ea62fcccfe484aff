import type { Access } from '@campus/shared/contract/call';
import type { Role } from '@campus/shared/contract/roles';

/** The name of a demo account; null for a guest. */
export type Person = string | null;

/** Who of the demo data has the role, those with most to show first. */
const people: Record<Exclude<Role, 'GUEST'>, string> = {
  STUDENT: 'student',
  HUMAN: 'newcomer',
  ADMIN: 'admin',
  CONTENT_MANAGER: 'content',
  PAYMENT_MANAGER: 'payments',
  PAYMENT_APPROVER: 'approver',
  SUPPORT: 'support',
  EDU_OPERATOR: 'edu',
  AUDITOR: 'audit',
};

/** The first person who may see what is declared with this access. */
export function personFor(access: Access): Person {
  if (typeof access === 'string') return access === 'signedIn' ? people.STUDENT : null;
  const found = Object.entries(people).find(([role]) => access.some((one) => one === role));
  return found?.[1] ?? null;
}
