import type { RegisterStatus } from '@campus/shared/contract/payments/machine';
import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const paymentTexts = {
  refusals: {
    PAYMENT_DUPLICATE: {
      ru: 'На это время для одной из организаций уже есть реестр {number}. Измените его или выберите другой период.',
      en: 'Register {number} already covers one of the organisations for this time. Change it or choose another period.',
    },
    NOBODY_FOUND: {
      ru: 'Фильтр не нашёл студентов. Измените условия.',
      en: 'The filter found no students. Change its conditions.',
    },
    EDU_ORG_UNKNOWN: {
      ru: 'Такой организации нет, или она закрыта. Обновите страницу и выберите другую.',
      en: 'There is no such organisation, or it is closed. Refresh the page and choose another.',
    },
    AMOUNT_REQUIRED: {
      ru: 'Разовая выплата не связана с грантом. Укажите сумму на человека.',
      en: 'A one-time payment is not tied to a grant. Enter the amount per person.',
    },
    GRANT_MISSING: {
      ru: 'Для организации «{name}» нет гранта на это время. Укажите сумму на человека или добавьте грант.',
      en: '“{name}” has no grant for this time. Enter the amount per person or add a grant.',
    },
    REGISTER_TOO_LARGE: {
      ru: 'В один реестр входит не больше {maximum} человек. Разделите организации на несколько реестров.',
      en: 'A register can have at most {maximum} people. Split the organisations across several registers.',
    },
    NOBODY_INCLUDED: {
      ru: 'В реестре никто не включён. Включите хотя бы одного человека.',
      en: 'The register includes nobody. Include at least one person.',
    },
    OVER_BUDGET: {
      ru: 'Сумма реестра {amount} больше бюджета {budget}. Увеличьте бюджет или исключите часть людей.',
      en: 'The register comes to {amount}, but its budget is {budget}. Raise the budget or exclude some people.',
    },
    SELF_APPROVAL: {
      ru: 'Вы готовили этот реестр, поэтому утвердить его должен другой сотрудник с ролью «Утверждающий выплаты».',
      en: 'You prepared this register, so another payment approver must approve it.',
    },
    FROZEN_DATA_CHANGED: {
      ru: 'После формирования реестра изменились данные людей в нём. Сформированный реестр верните в черновик и сформируйте заново. Утверждённый может отменить только утверждающий выплаты: после этого создайте новый.',
      en: 'The details of people in the register have changed since it was formed. Return a formed register to draft and form it again. An approved one can only be cancelled by a payment approver: create a new register after that.',
    },
    CANDIDATE_UNKNOWN: {
      ru: 'Кого-то из этих людей в реестре нет. Обновите список.',
      en: 'Some of these people are not in the register. Refresh the list.',
    },
    CANDIDATE_BARRED: {
      ru: 'Включить нельзя, человек: {count}. Мешают данные об учёбе или личности либо другой реестр.',
      en: 'People who cannot be included: {count}. Their studies, their identity or another register rules out the payment.',
    },
    ACCOUNT_UNCONFIRMED: {
      ru: 'Счёт изменился и не подтверждён, человек: {count}. Чтобы их включить, напишите, как вы подтвердили счёт.',
      en: 'People whose account has changed and is not confirmed: {count}. To include them, write how you confirmed the account.',
    },
    RESULTS_UNKNOWN_HUMAN: {
      ru: 'В ответе банка есть люди, которым этот реестр не платил: {count}. Проверьте файл.',
      en: 'The bank’s response names people this register did not pay: {count}. Check the file.',
    },
    RESULTS_SETTLED: {
      ru: 'Ответ банка об этих людях уже записан, человек: {count}. Уберите их из файла.',
      en: 'The bank’s response about some of these people has already been recorded: {count}. Remove them from the file.',
    },
    RESULTS_AMOUNT: {
      ru: 'В ответе банка другая сумма, чем мы отправили, человек: {count}. Проверьте файл.',
      en: 'The bank’s response gives another amount than we sent, people: {count}. Check the file.',
    },
    RESULTS_INCOMPLETE: {
      ru: 'По ответам банка итог другой: выплачено не то, что указано в состоянии. Проверьте файл или не указывайте состояние.',
      en: 'The bank’s responses do not match the state you gave. Check the file or leave the state out.',
    },
    RESULTS_AWAITED: {
      ru: 'Банк ответил ещё не обо всех. Новый реестр можно создать, когда ответ о каждом записан.',
      en: 'The bank has not responded about everybody yet. A new register can be created once every response is recorded.',
    },
    CHECK_STATUS: {
      ru: 'По данным об учёбе выплата не положена.',
      en: 'The study record rules out this payment.',
    },
    CHECK_DUPLICATE: {
      ru: 'Эту выплату человек получает по другому реестру.',
      en: 'This person gets the payment from another register.',
    },
    CHECK_IDENTITY: { ru: 'Личность не подтверждена.', en: 'The identity is not confirmed.' },
    CHECK_ACCOUNT: {
      ru: 'Неизвестно, на какой счёт платить.',
      en: 'There is no account to pay to.',
    },
    CHECK_ACCOUNT_CHANGED: {
      ru: 'Счёт изменился, и на него ещё не платили. Уточните его у человека.',
      en: 'The account has changed and nothing has been paid to it yet. Confirm it with the person.',
    },
    CHECK_QUOTA: {
      ru: 'Не хватило места в квоте организации.',
      en: 'The organisation’s quota is used up.',
    },
    PAYMENT_PENDING: {
      ru: 'Выплата уже отправлена в банк. Удалить учётную запись можно, когда она придёт.',
      en: 'A payment is already on its way to the bank. You can delete the account once it has arrived.',
    },
  },
  fieldNames: {
    amountPerHuman: { ru: 'Сумма на человека', en: 'Amount per person' },
    budget: { ru: 'Бюджет', en: 'Budget' },
    results: { ru: 'Ответ банка', en: 'Bank response' },
  },
  states: {
    payment: {
      ru: {
        DRAFT: 'Реестр ещё в черновике.',
        FORMED: 'Реестр уже сформирован.',
        APPROVED: 'Реестр уже утверждён.',
        SENT: 'Реестр уже отправлен.',
        PAID: 'Реестр уже выплачен.',
        PARTIALLY_PAID: 'Реестр выплачен частично.',
        CANCELLED: 'Реестр уже отменён.',
      },
      en: {
        DRAFT: 'The register is still a draft.',
        FORMED: 'The register is already formed.',
        APPROVED: 'The register is already approved.',
        SENT: 'The register is already sent.',
        PAID: 'The register is already paid.',
        PARTIALLY_PAID: 'The register is partly paid.',
        CANCELLED: 'The register is already cancelled.',
      },
    },
  },
} satisfies DomainTexts<{ payment: RegisterStatus }>;

declare module '../../platform/messages/messages' {
  interface Texts {
    payments: typeof paymentTexts;
  }
}
