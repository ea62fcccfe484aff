import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { tellHuman } from '../inbox/tellHuman';
import { consents } from '../support/supportTables';
import { consentVersion } from '../support/consentVersion';
import { consentsOf } from './consentsOf';

type ConsentType = (typeof consents.$inferSelect)['type'];

const names = {
  PD: { ru: 'Обработка персональных данных', en: 'Processing of personal data' },
  PD_SHARE: { ru: 'Передача данных организации', en: 'Sharing data with your organisation' },
  MAILING: { ru: 'Рассылки', en: 'Mailings' },
} satisfies Record<ConsentType, unknown>;

/** Somebody else in the account could have done it, so its owner is written to as well. */
const withdrawal = (type: ConsentType) => ({
  kind: 'INFO' as const,
  title: {
    ru: `Согласие отозвано: ${names[type].ru}`,
    en: `Consent withdrawn: ${names[type].en}`,
  },
  body: {
    ru: 'Дать его снова можно в профиле в любое время. Если его отозвали не вы, смените пароль и напишите в поддержку.',
    en: 'You can give it again in your profile at any time. If it was not you who withdrew it, change your password and contact support.',
  },
  link: peoplePaths.profile(),
  mailedAs: { ru: 'Открыть профиль', en: 'Open your profile' },
});

interface Wish {
  humanId: string;
  /** All that are given from now on. */
  given: readonly ConsentType[];
  ip: string;
}

/**
 * Adds what changes to the history of consents, and tells its owner of those withdrawn.
 * @throws Refusal 422 CONSENT_PD_NEEDED: without that consent there can be no account.
 */
export async function saveConsents(tx: Database, actor: Actor, { humanId, given, ip }: Wish) {
  const before = (await consentsOf(tx, humanId)).map(({ type }) => type);
  const added = [...new Set(given)].filter((type) => !before.includes(type));
  const withdrawn = before.filter((type) => !given.includes(type));
  if (withdrawn.includes('PD')) {
    throw new Refusal(422, 'CONSENT_PD_NEEDED', { fields: { consents: 'CONSENT_PD_NEEDED' } });
  }
  const changes = [
    ...added.map((type) => ({ type, isGiven: true })),
    ...withdrawn.map((type) => ({ type, isGiven: false })),
  ];
  if (changes.length === 0) return;
  const known = { humanId, ip, textVersion: consentVersion };
  await tx.insert(consents).values(changes.map((change) => ({ ...change, ...known })));
  await recordLog(tx, actor, {
    action: 'human.consents.update',
    entity: { type: 'human', id: humanId },
    humanId,
    diff: Object.fromEntries(
      changes.map(({ type, isGiven }) => [type, { from: !isGiven, to: isGiven }]),
    ),
  });
  for (const type of withdrawn) await tellHuman(tx, humanId, withdrawal(type));
}
