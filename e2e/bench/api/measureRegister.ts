import { idOf } from '../../backend/seed/scale/idOf';

const organisations = 45;

/** A draft for some fifty thousand students, made and removed again. */
export async function measureRegister(origin: string, token: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({
    name: { ru: 'Замер', en: 'Bench' },
    periodFrom: '2044-01-01',
    periodTo: '2044-01-31',
    amountPerHuman: 100_000,
    budget: 100_000_000_00,
    eduOrgIds: Array.from({ length: organisations }, (_, index) => idOf('organisation', index)),
  });
  const begin = performance.now();
  const url = `${origin}/api/payments/one-time`;
  const answer = await fetch(url, { method: 'POST', headers, body });
  const text = await answer.text();
  const took = performance.now() - begin;
  if (!answer.ok) throw new Error(`The register was answered ${answer.status}: ${text}`);
  const { id, totals } = JSON.parse(text) as { id: string; totals: { candidates: number } };
  const removal = `${origin}/api/payments/${id}`;
  await fetch(removal, { method: 'DELETE', headers, body: '{}' });
  return { took, candidates: totals.candidates };
}
