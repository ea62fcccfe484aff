import { isPublic } from '@campus/shared/build/isPublic';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { promoted, rolledBack, toCanary } from '../deployments/deployments';
import { Refused } from '../Refused';
import { refusalsOf } from '../refusalsOf';
import { openRegistry } from '../registry/openRegistry';
import type { Registry } from '../registry/Registry';
import { shellOf } from '../remoteFolders';
import { writeVariant } from './writeVariant';

const name = 'support';

/** The next version of the same code, published and judged as every release is. */
async function publishNext(registry: Registry, active: string) {
  const fingerprint = createHash('sha256').update(active).digest('hex').slice(0, 8);
  const [major, minor, patch] = (active.split('-')[0] ?? '').split('.').map(Number);
  const release = `${major}.${minor}.${(patch ?? 0) + 1}-${fingerprint}`;
  const folder = await writeVariant(registry, { name, release }, (code) => code);
  const which = await registry.publish(folder);
  await rm(folder, { recursive: true, force: true });
  const reasons = await refusalsOf(registry, which);
  if (reasons.length > 0) throw new Refused(which, reasons);
  const shell = await shellOf(registry, which);
  await registry.attest(which, { shell, checks: ['static'], reasons: [] });
  return release;
}

/**
 * Gives a remote of the demo a past to look at: a canary that grew, was given to everybody and was
 * taken back. Each step is made, judged and signed now, as a person would make it; in the end
 * everybody gets what `npm start` has released.
 */
export async function makeDemoHistory(dataFolder: string) {
  const registry = await openRegistry({ dataFolder });
  const active = (await registry.current()).channels[name]?.stable;
  if (!active) return;
  const release = await publishNext(registry, active);
  const canary = (percent: number, why: string) =>
    registry.move({
      ...{ remote: name, kind: 'canary', why },
      channel: toCanary({ release, percent, roles: ['ADMIN'] }),
    });
  await canary(5, 'Новая форма обращения: сначала увидят немногие');
  await canary(25, 'Ошибок нет, расширяем пробу');
  const why = 'Проба прошла без ошибок, даём всем';
  await registry.move({ remote: name, kind: 'promote', why, channel: promoted });
  await registry.move({
    ...{
      remote: name,
      kind: 'rollback',
      why: 'Пишут, что старая форма была понятнее: возвращаем её',
    },
    channel: rolledBack({ history: await registry.history(), remote: name }),
  });
}

/** Whether nothing was ever released here, and only this computer is to see what is. */
export async function isFirstDemo(dataFolder: string, env: NodeJS.ProcessEnv) {
  if (isPublic(env) || env.SEED === 'none' || env.API_ORIGIN) return false;
  const registry = await openRegistry({ dataFolder });
  return (await registry.history()).length === 0;
}
