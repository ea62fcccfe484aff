import { demoAccounts, type DemoAccount } from '../../../../fixtures/demoAccounts';
import { assertDefined } from '../../../platform/database/assertDefined';
import { users } from '../userTables';
import { staffRows } from './data/staffRows';
import { portrayed } from './drawing/looks';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Education } from '../../resources/seed/seedEducation';

export async function seedStaff(context: DemoContext, education: Education) {
  const { tx, random, calendar, reference, passwordHash, pictures } = context;
  const rows = staffRows.map(({ role, isActive = true, ...person }, index) => ({
    ...person,
    id: random.uuid(),
    isActive,
    roleId: assertDefined(reference.roles.find(({ key }) => key === role)).id,
    eduOrgId: role === 'EDU_OPERATOR' ? assertDefined(education.eduOrgs[0]).id : null,
    phone: `+7999000${String(index + 1).padStart(4, '0')}`,
    languageId: reference.languageIds.ru,
    passwordHash,
    lastLoginAt: isActive ? calendar.moment(-1 - index, 8, index * 5) : calendar.moment(-120),
  }));
  const photoIds = await pictures.addTo(rows, ({ id, login }) => {
    const name = portrayed.find((account) => demoAccounts[account].email === login);
    if (!name) return undefined;
    const own = { subjectId: id, ownerId: id };
    return { bucket: 'user-photo', domain: 'accounts', name, ...own };
  });
  await insertAll(
    tx,
    users,
    rows.map((row, index) => ({ ...row, photoId: photoIds[index] })),
  );
  const idOf = (login: string) => assertDefined(rows.find((row) => row.login === login)).id;
  /** As the audit log tells who it was. */
  const actorOf = (account: DemoAccount) => {
    const { email } = demoAccounts[account];
    const { id, lastName, firstName } = assertDefined(rows.find(({ login }) => login === email));
    const name = `${lastName} ${firstName}`;
    return { actorType: 'USER' as const, actorId: id, actorName: name, ip: '192.0.2.10' };
  };
  return { idOf, actorOf };
}

export type Staff = Awaited<ReturnType<typeof seedStaff>>;
