import type { PaymentType, RegisterStatus } from '@campus/shared/contract/payments/machine';
import {
  createPayment,
  filterCandidates,
  updatePayment,
} from '@campus/shared/contract/payments/calls';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { eq, sql } from 'drizzle-orm';
import type { DemoAccount } from '../../../../fixtures/demoAccounts';
import type { Database } from '../../../platform/database/Database';
import { assertDefined } from '../../../platform/database/assertDefined';
import { eduOrgs, programs, studentStatuses, languages } from '../../resources/resourceTables';
import { grants } from '../../education/educationTables';
import { humans, students } from '../../accounts/humanTables';
import { backendForFile } from '../../../testing/backendForFile';
import { beforeTests } from '../../../testing/beforeTests';
import type { TestBackend } from '../../../testing/startTestBackend';
import { tokensOf } from '../../../testing/tokensOf';

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
  const eduOrgId = assertDefined(org).id;
  const [program] = await db
    .insert(programs)
    .values({ nsiId: name, eduOrgId, code: '01.01.01', name: texts, level: 'BACHELOR', months: 48 })
    .returning();
  return { eduOrgId, programId: assertDefined(program).id };
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
      ${assertDefined(language).id}::uuid
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
  return { eduOrgId, humanIds: rows.map(({ id }) => assertDefined(id)) };
}

export const january = { periodFrom: '2031-01-01', periodTo: '2031-01-31' };

const draft = {
  ...january,
  name: { ru: 'Поддержка', en: 'Support' },
  amountPerHuman: 100_000,
  budget: 100_000_000_000,
};

/** The body of an answer that is no refusal. */
export function done<T>({ status, body }: { status: number; body: T }) {
  if (status !== 200) throw new Error(`Refused: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Who works with registers in a test, and the way of a register through its states. */
async function openPaymentDesk(backend: TestBackend) {
  const accounts: DemoAccount[] = ['payments', 'approver', 'admin', 'edu', 'audit', 'student'];
  const tokens = await tokensOf(backend, ...accounts);

  const create = (
    eduOrgIds: string[],
    {
      paymentType = 'one-time',
      ...change
    }: { paymentType?: PaymentType; [term: string]: unknown } = {},
  ) =>
    backend.send(createPayment, {
      token: tokens.payments,
      params: { paymentType },
      body: { ...draft, eduOrgIds, ...change },
    });

  const change = (
    { id, version }: Pick<PaymentRegister, 'id' | 'version'>,
    body: object,
    by: DemoAccount = 'payments',
  ) =>
    backend.send(updatePayment, { token: tokens[by], params: { id }, body: { version, ...body } });

  const candidates = async (register: { id: string }, body: object = {}) => {
    const params = { id: register.id };
    const query = { size: 100 };
    const answer = await backend.send(filterCandidates, {
      token: tokens.payments,
      params,
      query,
      body,
    });
    return done(answer).items;
  };

  /** Whether a register pays each of its people, and which checks they did not pass. */
  const verdicts = async (register: { id: string }) =>
    Object.fromEntries(
      (await candidates(register)).map(({ human, decision, checks }) => [
        human.id,
        [decision, ...checks.filter(({ passed }) => !passed).map(({ key }) => key)].join(' '),
      ]),
    );

  const statuses = ['FORMED', 'APPROVED', 'SENT'] as const;

  /** A register of two people in this state. */
  async function at(status: RegisterStatus) {
    const { eduOrgId, humanIds } = await addOrganisation(backend.db, { people: 2 });
    let register = done(await create([eduOrgId]));
    if (status === 'CANCELLED') {
      register = done(await change(register, { status, comment: 'Ошибка' }));
    } else if (status !== 'DRAFT') {
      const isSettled = status === 'PAID' || status === 'PARTIALLY_PAID';
      for (const next of statuses.slice(0, isSettled ? 3 : statuses.indexOf(status) + 1)) {
        register = done(
          await change(register, { status: next }, next === 'APPROVED' ? 'approver' : 'payments'),
        );
      }
      const paid = status === 'PAID' ? humanIds : humanIds.slice(1);
      const results = paid.map((humanId) => ({ humanId, status: 'PAID' }));
      if (isSettled) register = done(await change(register, { results }));
    }
    return { register, humanIds, eduOrgId, first: assertDefined(humanIds[0]) };
  }

  return { tokens, create, change, candidates, verdicts, at };
}

/** The backend of a file of tests, and those who work with registers in it. */
export function paymentDeskForFile() {
  const backend = backendForFile();
  return { backend, desk: beforeTests(() => openPaymentDesk(backend)) };
}
