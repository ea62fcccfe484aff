export const staffRoles = [
  'ADMIN',
  'CONTENT_MANAGER',
  'PAYMENT_MANAGER',
  'PAYMENT_APPROVER',
  'SUPPORT',
  'EDU_OPERATOR',
  'AUDITOR',
] as const;

export type StaffRole = (typeof staffRoles)[number];

/** GUEST is nobody signed in; STUDENT is a human whose linked study is going on. */
export const everyRole = ['GUEST', 'HUMAN', 'STUDENT', ...staffRoles] as const;
export type Role = (typeof everyRole)[number];

/** Who of the staff may look at a person. */
export const peopleReaders = [
  'ADMIN',
  'SUPPORT',
  'PAYMENT_MANAGER',
  'PAYMENT_APPROVER',
  'AUDITOR',
  'EDU_OPERATOR',
] as const satisfies readonly StaffRole[];

/** Who of the staff may look at applications; each kind is decided on by some of them. */
export const applicationReaders = [
  'ADMIN',
  'PAYMENT_MANAGER',
  'SUPPORT',
  'AUDITOR',
  'EDU_OPERATOR',
] as const satisfies readonly StaffRole[];

/** Who of the staff may look at registers of payments; an operator sees the own organisation's part. */
export const registerReaders = [
  'ADMIN',
  'PAYMENT_MANAGER',
  'PAYMENT_APPROVER',
  'EDU_OPERATOR',
  'AUDITOR',
] as const satisfies readonly StaffRole[];

/** Who of the staff may be of a team: each sees the releases of remotes whose declaration names the role. */
export const releaseReaders = [
  'ADMIN',
  'CONTENT_MANAGER',
  'PAYMENT_MANAGER',
  'PAYMENT_APPROVER',
  'SUPPORT',
  'EDU_OPERATOR',
] as const satisfies readonly StaffRole[];
