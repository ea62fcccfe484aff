import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { calls, type CallName } from '@campus/shared/contract/calls';
import type { Call } from '@campus/shared/contract/call';
import { staffRoles, type Role } from '@campus/shared/contract/roles';

/** Short names of the product's table of roles; NSI is the machine that signs its messages. */
const roleOf: Record<string, Role> = {
  G: 'GUEST',
  H: 'HUMAN',
  S: 'STUDENT',
  AD: 'ADMIN',
  CM: 'CONTENT_MANAGER',
  PM: 'PAYMENT_MANAGER',
  PA: 'PAYMENT_APPROVER',
  SU: 'SUPPORT',
  ED: 'EDU_OPERATOR',
  AU: 'AUDITOR',
};

const everybody: Role[] = Object.values(roleOf);

function rolesOf(code: string): Role[] {
  if (code === '*') return everybody;
  if (code === 'st') return [...staffRoles];
  // A student is a human too.
  if (code === 'H') return ['HUMAN', 'STUDENT'];
  const role = roleOf[code];
  return role ? [role] : [];
}

export interface MatrixRow {
  name: CallName;
  call: Call;
  admits: ReadonlySet<Role>;
  /** Which record fills the path; `-` for a path without one. */
  object: string;
  /** What the admitted get, role by role. */
  answerTo: (role: Role) => number;
}

const contract: Record<CallName, Call> = calls;

/** `200 ED=404`: one answer for all, then those of single roles. */
function answersOf(text: string) {
  const [usual = '', ...others] = text.split(' ');
  const special = new Map(
    others.flatMap((other) => {
      const [code = '', status] = other.split('=');
      return rolesOf(code).map((role) => [role, Number(status)] as const);
    }),
  );
  return (role: Role) => special.get(role) ?? Number(usual);
}

function rowOf(line: string): MatrixRow {
  const [method, path, admits = '', object = '-', answers = ''] = line.split('\t');
  const found = Object.entries(contract).find(
    ([, call]) => call.method === method && call.path === path,
  );
  if (!found) throw new Error(`The contract has no call ${method} ${path}`);
  return {
    name: found[0] as CallName,
    call: found[1],
    admits: new Set(admits.split(' ').flatMap(rolesOf)),
    object,
    answerTo: answersOf(answers),
  };
}

const domains = resolve('e2e/backend/domains');

/**
 * The product's table of who may do what, by domain, written apart from the contract, which must
 * agree. Columns: method, path, who is admitted (`*` is everybody, `st` all staff), the record in
 * the path, what they are answered. Bodies are empty, so that nothing changes: 422 is a request that
 * was let in and found incomplete.
 */
export const readMatrix = () =>
  readdirSync(domains)
    .map((domain) => resolve(domains, domain, 'expectedAccess.tsv'))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter(Boolean)
    .map(rowOf);
