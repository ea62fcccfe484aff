import type { Access } from '@campus/shared/contract/call';
import type { StaffRole } from '@campus/shared/contract/roles';

interface SignedIn {
  id: string;
  sessionId: string;
}

export interface Participant extends SignedIn {
  kind: 'HUMAN';
  roles: readonly ('HUMAN' | 'STUDENT')[];
}

export interface StaffMember extends SignedIn {
  kind: 'STAFF';
  roles: readonly StaffRole[];
}

export type Visitor = Participant | StaffMember;

type VisitorOfRole<R> = R extends 'HUMAN' | 'STUDENT'
  ? Participant
  : R extends StaffRole
    ? StaffMember
    : never;

/** Who can be calling, judged by the access that the call declares. */
export type VisitorOf<A extends Access> = A extends 'public'
  ? null
  : A extends readonly (infer R)[]
    ? VisitorOfRole<R>
    : Visitor;
