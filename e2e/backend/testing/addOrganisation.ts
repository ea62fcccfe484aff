import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import { eduOrgs, grants, programs, studentStatuses } from '../schema/education';
import { humans, students } from '../schema/people';
import { languages } from '../schema/resources';

interface Wish {
  /** How many study there. */
  people: number;
  /** What its grants pay in kopecks, and to how many of each type. */
  grant?: { amount: number; quota: number };
  /** Whether the account of everybody is known, as it should be. */
  hasAccounts?: boolean;
}

let count = 0;

async function addOrg(db: Database, name: string) {
  const texts = { ru: name, en: name };
  const [org] = await db
    .insert(eduOrgs)
    .values({ nsiId: name, name: texts, shortName: texts })
    .returning();
  const eduOrgId = existing(org).id;
  const [program] = await db
    .insert(programs)
    .values({ nsiId: name, eduOrgId, code: '01.01.01', name: texts, level: 'BACHELOR', months: 48 })
    .returning();
  return { eduOrgId, programId: existing(program).id };
}

async function addGrants(db: Database, eduOrgId: string, grant: Required<Wish>['grant']) {
  const always = { periodFrom: '2000-01-01', periodTo: '2099-12-31' };
  const types = ['GRANT', 'EXTRA_GRANT', 'CREDIT_GRANT'] as const;
  await db.insert(grants).values(types.map((type) => ({ ...grant, ...always, eduOrgId, type })));
}

/** Everybody is enrolled at the cost of the state, with a verified identity, a day after another. */
async function addPeople(db: Database, name: string, people: number, programId: string) {
  const [language] = await db.select().from(languages).where(eq(languages.key, 'ru'));
  await db.execute(sql`
    insert into humans (last_name, first_name, email, identity_status, language_id)
    select 'Тестов' || n, 'Студент', ${name}::text || n || '@example.test', 'VERIFIED',
      ${existing(language).id}::uuid
    from generate_series(1, ${people}::int) as n`);
  await db.execute(sql`
    insert into students (human_id, edu_org_id, program_id, course, level, form, basis, status_id,
      enrolled_at, nsi_id)
    select ${humans.id}, ${programs.eduOrgId}, ${programs.id}, 1, 'BACHELOR', 'FULL_TIME', 'BUDGET',
      ${studentStatuses.id}, date '2024-09-01' + substr(${humans.lastName}, 7)::int, ${humans.email}
    from ${humans}
    join ${programs} on ${programs.id} = ${programId}
    join ${studentStatuses} on ${studentStatuses.key} = 'ENROLLED'
    where ${humans.email} like ${`${name}%`}`);
}

/** The account is known from an application for a credit grant. */
const addAccounts = (db: Database, name: string, eduOrgId: string) =>
  db.execute(sql`
    insert into applications (number, type, human_id, edu_org_id, student_snapshot, payload)
    select 'CG-' || email, 'CREDIT_GRANT', id, ${eduOrgId}::uuid, '{}',
      jsonb_build_object('accountMask', '•••• 4821')
    from humans where email like ${`${name}%`}`);

/** An organisation of its own for a test, with people in the order of their enrolment. */
export async function addOrganisation(
  db: Database,
  { people, grant = { amount: 300_000, quota: people }, hasAccounts = true }: Wish,
) {
  const name = `org-${(count += 1)}-`;
  const { eduOrgId, programId } = await addOrg(db, name);
  await addGrants(db, eduOrgId, grant);
  await addPeople(db, name, people, programId);
  if (hasAccounts) await addAccounts(db, name, eduOrgId);
  const rows = await db
    .select({ id: students.humanId })
    .from(students)
    .where(eq(students.eduOrgId, eduOrgId))
    .orderBy(students.enrolledAt);
  return { eduOrgId, humanIds: rows.map(({ id }) => existing(id)) };
}
