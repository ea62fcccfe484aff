import { inLanguage, type LocalText } from '../../platform/messages/inLanguage';
import type { Mail } from '../../platform/mail/Mailer';

interface Letter {
  to: string;
  organisation: LocalText;
  isLinked: boolean;
}

const outcomes = {
  ru: {
    linked: 'Данные и номер совпали, поэтому запись связана с этой учётной записью.',
    asked: 'Пока ничего не изменилось: сначала сотрудники сравнят данные.',
  },
  en: {
    linked: 'The details and a number match, so the record is linked to that account.',
    asked: 'Nothing has changed yet: staff will compare the details first.',
  },
};

/** In both languages: nobody has told which one the owner of the address reads. No name is given. */
export function studentClaimMail({ to, organisation, isLinked }: Letter): Mail {
  const outcome = isLinked ? 'linked' : 'asked';
  return {
    to,
    subject: 'Ваша запись об обучении в «Кампусе» / Your study record in Campus',
    text: `Здравствуйте!

Кто-то с учётной записью в «Кампусе» сообщил, что запись об обучении, где указан этот адрес, — его. Учебное заведение: ${inLanguage(organisation, 'ru')}. ${outcomes.ru[outcome]}

Если это были вы, ничего делать не нужно. Если нет, сразу напишите в поддержку «Кампуса» или сообщите в деканат: сотрудники проверят запись и снимут связь.

«Кампус»

—

Hello,

Someone with a Campus account said that the study record with this address is theirs. Organisation: ${inLanguage(organisation, 'en')}. ${outcomes.en[outcome]}

If this was you, you do not need to do anything. If not, contact Campus support straight away, or tell your organisation’s office: staff will check the record and unlink it.

Campus`,
    link: { label: 'Написать в поддержку / Contact support', path: '/help/new' },
  };
}
