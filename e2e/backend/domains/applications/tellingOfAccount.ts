import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Database } from '../../platform/database/Database';
import { tellHuman } from '../inbox/tellHuman';
import { readAccount } from '../payments/knownAccount';

const held = {
  ru: 'Пока сотрудник не подтвердит этот счёт, мы ничего на него не отправим.',
  en: 'We will send nothing there until a member of staff has confirmed this account.',
};

const notice = (mask: string, isHeld: boolean) => ({
  kind: 'PAYMENT' as const,
  title: { ru: 'Счёт для выплат изменён', en: 'The account for your payments was changed' },
  body: {
    ru: `Теперь выплаты идут на счёт ${mask}. ${isHeld ? `${held.ru} ` : ''}Если это сделали не вы, завершите все сеансы и напишите в поддержку.`,
    en: `Your payments now go to the account ${mask}. ${isHeld ? `${held.en} ` : ''}If you did not do this, end all sessions and contact support.`,
  },
  link: supportPaths.newTicket('PAYMENT'),
  mailedAs: { ru: 'Написать в поддержку', en: 'Contact support' },
});

/** Does what may change the account that a person is paid to; if it did, the person is told. */
export async function tellingOfAccount<Done>(
  tx: Database,
  humanId: string,
  act: () => Promise<Done>,
) {
  const before = await readAccount(tx, humanId);
  const done = await act();
  const after = await readAccount(tx, humanId);
  if (before?.mask && after?.mask && after.mask !== before.mask)
    await tellHuman(tx, humanId, notice(after.mask, after.isChanged));
  return done;
}
