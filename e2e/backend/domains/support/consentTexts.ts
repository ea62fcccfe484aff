import type { LanguageKey } from '@campus/shared/contract/fields';
import { consentVersion } from './consentVersion';

type ConsentType = 'PD' | 'PD_SHARE' | 'MAILING';
type Edition = Record<ConsentType, Record<LanguageKey, readonly string[]>>;

/** What everybody agreed to before the present edition. */
export const firstEdition = '2024-09-01';

/**
 * What people have agreed to, by edition. An edition that anybody has agreed to is never changed: a new
 * text is a new edition, and `consentVersion` names it.
 */
const editions: Record<string, Partial<Edition>> = {
  [firstEdition]: {
    PD: {
      ru: [
        'Я согласен на обработку моих персональных данных: имени, даты рождения, СНИЛС, паспорта, почты, телефона и сведений об учёбе.',
        'Они нужны, чтобы завести учётную запись, выпустить карту и переводить выплаты. Согласие действует, пока есть учётная запись: чтобы отозвать его, нужно её удалить.',
      ],
      en: [
        'I agree to the processing of my personal data: name, date of birth, SNILS, passport, email, phone and study record.',
        'They are needed to open an account, issue the card and transfer payments. The consent lasts for as long as the account does: to withdraw it, I delete the account.',
      ],
    },
  },
  '2026-09-01': {
    PD: {
      ru: [
        'Я согласен на обработку моих персональных данных: имени, даты рождения, пола, гражданства, СНИЛС, ИНН, паспорта, фото, почты, телефона, сведений об учёбе и последних цифр счёта.',
        'Они нужны, чтобы завести учётную запись, подтвердить личность и учёбу, выпустить и проверять карту, рассматривать заявки, переводить выплаты и отвечать на обращения. Данные собирают, хранят, сверяют со сведениями учебного заведения, обновляют и удаляют — вручную и автоматически.',
        'Согласие действует, пока есть учётная запись. Чтобы отозвать его, нужно удалить учётную запись: ещё 30 дней её можно вернуть, потом имя, контакты и документы стираются, а записи о выплатах остаются без имени.',
      ],
      en: [
        'I agree to the processing of my personal data: name, date of birth, gender, citizenship, SNILS, INN, passport, photo, email, phone, study record and the last digits of my account.',
        'They are needed to open an account, verify my identity and my studies, issue and check the card, decide on applications, transfer payments and answer tickets. The data are collected, kept, compared with the records of the organisation, updated and deleted, by people and by software.',
        'The consent lasts for as long as the account does. To withdraw it, I delete the account: it can be restored for another 30 days, after which my name, contacts and documents are erased, and payment records are kept without a name.',
      ],
    },
    PD_SHARE: {
      ru: [
        'Я согласен, чтобы моё учебное заведение получало от «Кампуса» сведения о моей карте и заявках: номер и состояние карты, вид, дату и состояние заявки.',
        'Они нужны, чтобы учебное заведение пускало меня по карте, считало тех, у кого она есть, и знало, какие стипендии я прошу. Номера документов и обращения в поддержку ему не передают.',
        'Согласие действует, пока я учусь или пока не отзову его в профиле. После отзыва новых сведений учебное заведение не получает.',
      ],
      en: [
        'I agree that my organisation receives from Campus what concerns my card and my applications: number and state of the card; kind, date and state of an application.',
        'The organisation needs this to let me in by the card, to count who has one, and to know which grants I ask for. Document numbers and support tickets are not passed on.',
        'The consent lasts for as long as I study, or until I withdraw it in my profile. After that the organisation receives nothing new.',
      ],
    },
    MAILING: {
      ru: [
        'Я согласен получать на почту новости, приглашения на события и предложения партнёров.',
        'Для этого «Кампус» использует адрес почты, язык и сведения об учёбе, по которым выбирает, кому что интересно. Адрес никому не передают. Сообщения о карте, заявках, выплатах и обращениях приходят и без этого согласия.',
        'Согласие действует, пока я не отзову его в профиле.',
      ],
      en: [
        'I agree to receive news, invitations to events and offers of partners by email.',
        'For this Campus uses my email address, my language and my study record, by which it chooses what is of interest to whom. The address is not passed on to anybody. Messages about my card, applications, payments and tickets come without this consent, too.',
        'The consent lasts until I withdraw it in my profile.',
      ],
    },
  },
};

/** Every edition of every consent, in one language. */
export const consentTextsIn = (language: LanguageKey) =>
  Object.entries(editions).flatMap(([version, texts]) =>
    Object.entries(texts).map(([type, words]) => ({
      type: type as ConsentType,
      version,
      isCurrent: version === consentVersion,
      paragraphs: [...words[language]],
    })),
  );
