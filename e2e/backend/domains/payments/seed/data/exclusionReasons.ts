import type { CheckKey } from '@campus/shared/contract/payments/machine';

/** Why somebody is left out of a register, by the check that failed. */
export const exclusionReasons: Record<CheckKey, string> = {
  STATUS: 'Академический отпуск: выплаты приостановлены.',
  DUPLICATE: 'Уже получает эту выплату в другом реестре за тот же период.',
  IDENTITY: 'Данные не совпали с записью учебного заведения.',
  ACCOUNT: 'Не указан счёт для перевода.',
  ACCOUNT_CHANGED: 'Счёт изменился и ещё не подтверждён.',
  QUOTA: 'Превышена квота учебного заведения.',
};
