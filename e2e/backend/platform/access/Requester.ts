import type { Access } from '@campus/shared/contract/call';
import type { StaffRole } from '@campus/shared/contract/roles';

interface SignedIn {
  id: string;
  /** As it is written to the log. */
  name: string;
  sessionId: string;
}

export interface Participant extends SignedIn {
  kind: 'HUMAN';
  roles: readonly ('HUMAN' | 'STUDENT')[];
}

export interface StaffMember extends SignedIn {
  kind: 'STAFF';
  roles: readonly StaffRole[];
  /** The organisation of an EDU_OPERATOR, who sees nothing beyond it. */
  eduOrgId: string | null;
  /** The password must be longer without an authenticator: may do nothing before changing it. */
  mustChangePassword: boolean;
  /** Has proved to be there within ten minutes: sensitive calls are admitted. */
  isConfirmed: boolean;
}

export type Requester = Participant | StaffMember;

type VisitorOfRole<R> = R extends 'HUMAN' | 'STUDENT'
  ? Participant
  : R extends StaffRole
    ? StaffMember
    : never;

/** Who can be calling, judged by the access that the call declares. */
export type VisitorOf<A extends Access> = A extends 'public' | 'signature'
  ? null
  : A extends readonly (infer R)[]
    ? VisitorOfRole<R>
    : A extends 'optional'
      ? Requester | null
      : Requester;
