import type { ParsedInput } from '@campus/shared/contract/call';
import { dayAt, today } from '@campus/shared/contract/days';
import type * as contract from '@campus/shared/contract/education/calls';
import type { GrantInput } from '@campus/shared/contract/education/requests';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { InvalidInput } from '@campus/shared/server/BaseRefusal';
import { and, eq, exists, gte, or, sql, inArray, type SQL, desc } from 'drizzle-orm';
import type { Domain } from '../../platform/Domain';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import { nameColumn } from '../../platform/database/inNameOrder';
import { recordLog } from '../../platform/audit/recordLog';
import { containing } from '../../platform/database/conditions';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Handlers, Context, Handler } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import type { MessageCode } from '../../platform/messages/messages';
import { Refusal } from '../../platform/access/Refusal';
import { saveVersion } from '../../platform/states/saveVersion';
import { scopeOf } from '../../platform/access/hasRole';
import type { Requester, StaffMember } from '../../platform/access/Requester';
import { toOrganisation } from '../resources/toOrganisation';
import { eduOrgs, cities } from '../resources/resourceTables';
import { assertVisible } from '../accounts/assertVisible';
import { students } from '../accounts/humanTables';
import { grants, workPlanItems } from './educationTables';
import { listPrograms } from './listPrograms';

type Item = typeof workPlanItems.$inferSelect;

const itemsOf = (db: Database, humanId: string) =>
  inArray(
    workPlanItems.studentId,
    db.select({ id: students.id }).from(students).where(eq(students.humanId, humanId)),
  );

function totalsOf(items: readonly Item[]) {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    hours: sum(items.map(({ hours }) => hours)),
    // Halves and tenths of a credit do not add up exactly.
    credits: Math.round(sum(items.map(({ credits }) => credits)) * 10) / 10,
  };
}

/** `2025-1` begins in September 2025, `2025-2` of the same year of study in February 2026. */
function hasBegun(period: string) {
  const [year = '', half] = period.split('-');
  const begins = half === '1' ? `${year}-09-01` : `${Number(year) + 1}-02-01`;
  return begins <= today();
}

/** What a person studies in a semester: the newest that has begun, unless another is named. */
async function readWorkPlan(
  db: Database,
  humanId: string,
  asked: string | undefined,
  language: LanguageKey,
) {
  const own = itemsOf(db, humanId);
  const known = await db
    .selectDistinct({ period: workPlanItems.period })
    .from(workPlanItems)
    .where(own)
    .orderBy(desc(workPlanItems.period));
  const periods = known.map(({ period }) => period);
  const period = asked ?? periods.find(hasBegun) ?? periods.at(-1) ?? null;
  const rows = await db
    .select()
    .from(workPlanItems)
    .where(and(own, eq(workPlanItems.period, period ?? '')))
    .orderBy(nameColumn(workPlanItems.discipline, language), workPlanItems.id);
  const items = rows.map((row) => ({ ...row, discipline: inLanguage(row.discipline, language) }));
  const synced = rows.map(({ syncedAt }) => syncedAt.toISOString()).sort();
  return { periods, period, items, ...totalsOf(rows), syncedAt: synced.at(-1) ?? null };
}

type Grant = typeof grants.$inferSelect;

interface Wish {
  language: LanguageKey;
  organisations: SQL | undefined;
  grants?: SQL;
  /** Whether the reader edits grants. */
  isStaff: boolean;
}

const selectOrganisations = (db: Database, language: LanguageKey, where: SQL | undefined) =>
  db
    .select({ eduOrg: eduOrgs, city: cities })
    .from(eduOrgs)
    .leftJoin(cities, eq(cities.id, eduOrgs.cityId))
    .where(where)
    .orderBy(nameColumn(eduOrgs.name, language), eduOrgs.id);

/** Organisations from А to Я with what each pays, newest period first. */
async function readGrants(db: Database, wish: Wish) {
  const rows = await selectOrganisations(db, wish.language, wish.organisations);
  const ids = rows.map(({ eduOrg }) => eduOrg.id);
  const found = await db
    .select()
    .from(grants)
    .where(and(inArray(grants.eduOrgId, ids), wish.grants))
    .orderBy(grants.type, sql`${grants.periodFrom} desc`, grants.id);
  const byOrg = new Map<string, Grant[]>(ids.map((id) => [id, []]));
  for (const grant of found) byOrg.get(grant.eduOrgId)?.push(grant);
  return rows.map(({ eduOrg, city }) => ({
    ...toOrganisation(eduOrg, wish.language),
    city: city && inLanguage(city.name, wish.language),
    grants: byOrg.get(eduOrg.id) ?? [],
    ...(wish.isStaff && { staff: { version: eduOrg.version } }),
  }));
}

type Call = typeof contract.saveGrants;

const overlap = (one: GrantInput, other: GrantInput) =>
  one.type === other.type && one.periodFrom <= other.periodTo && other.periodFrom <= one.periodTo;

/** Two grants of one type on one day would leave open which of them is paid. */
function checkOverlaps(list: readonly GrantInput[]) {
  const problems = list.flatMap((grant, index) =>
    list.slice(0, index).some((other) => overlap(grant, other))
      ? [
          {
            path: `grants.${index}.periodFrom`,
            code: 'GRANT_OVERLAP' satisfies MessageCode,
            params: {},
          },
        ]
      : [],
  );
  if (problems.length > 0) throw new InvalidInput(problems);
}

const brief = ({ type, amount, quota, periodFrom, periodTo, isActive }: GrantInput) =>
  `${type} ${periodFrom}–${periodTo}: ${amount} × ${quota}${isActive ? '' : ' (off)'}`;

async function replace(
  tx: Database,
  context: Context<StaffMember>,
  eduOrgId: string,
  { grants: wanted, version }: ParsedInput<Call>['body'],
) {
  const own = eq(grants.eduOrgId, eduOrgId);
  const [eduOrg] = await tx
    .select()
    .from(eduOrgs)
    .where(eq(eduOrgs.id, eduOrgId))
    .for('no key update');
  if (!eduOrg) throw new Refusal(404, 'NOT_FOUND');
  await saveVersion(tx, eduOrgs, { id: eduOrgId, version: version ?? eduOrg.version }, {});
  const before = await tx.delete(grants).where(own).returning();
  if (wanted.length > 0) {
    await tx.insert(grants).values(wanted.map((grant) => ({ ...grant, eduOrgId })));
  }
  await recordLog(tx, context, {
    action: 'grants.save',
    entity: { type: 'eduOrg', id: eduOrgId },
    diff: { grants: { from: before.map(brief), to: wanted.map(brief) } },
  });
}

const saveGrants: Handler<Call> = async ({ params: { eduId }, body }, context) => {
  const { db, language } = context;
  checkOverlaps(body.grants);
  await db.transaction((tx) => replace(tx, context, eduId, body));
  const organisations = eq(eduOrgs.id, eduId);
  const [saved] = await readGrants(db, { language, organisations, isStaff: true });
  return assertDefined(saved);
};

function named(search: string | undefined) {
  if (!search) return undefined;
  const pattern = containing(search);
  const texts = [eduOrgs.name, eduOrgs.shortName].flatMap((text) => [
    sql`${text}->>'ru' ilike ${pattern}`,
    sql`${text}->>'en' ilike ${pattern}`,
  ]);
  return or(...texts);
}

/** Everybody else sees only what is still to be had, and who pays it. */
function forEverybody({ db, now }: Context<Requester | null>) {
  const isOpen = and(eq(grants.isActive, true), gte(grants.periodTo, dayAt(now())));
  const own = and(eq(grants.eduOrgId, eduOrgs.id), isOpen);
  const pays = exists(db.select({ id: grants.id }).from(grants).where(own));
  return { grants: isOpen, organisations: and(eq(eduOrgs.isActive, true), pays) };
}

const listGrants: Handler<typeof contract.listGrants> = async ({ query }, context) => {
  const { db, visitor, language } = context;
  const isStaff = visitor?.kind === 'STAFF';
  const scope = visitor ? scopeOf(visitor) : undefined;
  const open = isStaff ? undefined : forEverybody(context);
  const items = await readGrants(db, {
    language,
    isStaff,
    grants: open?.grants,
    organisations: and(
      named(query.search),
      scope ? eq(eduOrgs.id, scope) : undefined,
      open?.organisations,
    ),
  });
  return { items, total: items.length };
};

const educationHandlers = {
  listGrants,
  saveGrants,
  listPrograms,

  getWorkPlan: ({ query }, { db, visitor, language }) =>
    readWorkPlan(db, visitor.id, query.period, language),

  async getHumanWorkPlan({ params, query }, { db, visitor, language }) {
    await assertVisible(db, visitor, params.id);
    return readWorkPlan(db, params.id, query.period, language);
  },
} satisfies Handlers<typeof contract>;

const educationTexts = {
  refusals: {
    GRANT_OVERLAP: {
      ru: 'На это время у организации уже есть выплата того же вида. Измените период.',
      en: 'The organisation already has the same kind of payment for this time. Change the period.',
    },
  },
  fieldNames: {
    periodFrom: { ru: 'Начало периода', en: 'Start of the period' },
    periodTo: { ru: 'Конец периода', en: 'End of the period' },
  },
} satisfies DomainTexts;

declare module '../../platform/messages/messages' {
  interface Texts {
    education: typeof educationTexts;
  }
}

export const educationDomain = {
  handlers: educationHandlers,
  texts: educationTexts,

  demo: {
    grants: {
      after: ['education'],
      async fill(context, { education }) {
        const { seedGrants } = await import('./seed/seedGrants');
        return seedGrants(context, education);
      },
    },
    workPlans: {
      after: ['education', 'people'],
      async fill(context, { education, people }) {
        const { seedWorkPlans } = await import('./seed/seedWorkPlans');
        return seedWorkPlans(context, education, people.students);
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    grants: void;
    workPlans: void;
  }
}
