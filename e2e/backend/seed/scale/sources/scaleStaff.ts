import { staffRoles, type StaffRole } from '@campus/shared/contract/roles';
import { assertDefined } from '../../../platform/database/assertDefined';
import { users } from '../../../domains/accounts/userTables';
import { staffRows } from '../../../domains/accounts/seed/data/staffRows';
import { idOf } from '../idOf';
import { personNameOf } from '../names';
import { pick } from '../pick';
import { repeat } from '../repeat';
import { scaleSizes } from '../sizes';
import { source, type ScaleContext } from '../Source';

const roleAt = (index: number) => staffRows[index]?.role ?? pick(staffRoles, index);

/** The places of those in a role; the demo’s come first. */
export const staffOf = (role: StaffRole) =>
  Array.from({ length: scaleSizes.staff }, (_, index) => index).filter(
    (index) => roleAt(index) === role,
  );

export const staffIn = (role: StaffRole) => assertDefined(staffOf(role)[0]);

const createUser = ({ calendar, reference, passwordHash }: ScaleContext) => {
  const roleId = (key: string) =>
    assertDefined(reference.roles.find((each) => each.key === key)).id;
  return (index: number) => {
    const demo = staffRows[index];
    const { lastName, firstName, middleName } = demo ?? personNameOf(index + 77);
    const role = roleAt(index);
    return {
      id: idOf('staff', index),
      login: demo?.login ?? `staff${String(index).padStart(3, '0')}@example.test`,
      lastName,
      firstName,
      middleName,
      position: demo?.position ?? 'Специалист',
      isActive: demo?.isActive ?? true,
      roleId: roleId(role),
      eduOrgId:
        role === 'EDU_OPERATOR' ? idOf('organisation', index % scaleSizes.organisations) : null,
      languageId: reference.languageIds.ru,
      passwordHash,
      lastLoginAt: calendar.moment(-1 - (index % 60), 8),
      createdAt: calendar.moment(-1_000 + index),
    };
  };
};

export const scaleStaff = (context: ScaleContext) => [
  source(users, repeat(scaleSizes.staff, createUser(context))),
];
