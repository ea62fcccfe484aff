/** Staff accounts, settings, texts and links. */
export const staffTexts = {
  PASSWORD_SAME: {
    ru: 'Новый пароль совпадает с прежним. Придумайте другой.',
    en: 'The new password is the same as the old one. Choose another one.',
  },
  PASSWORD_WRONG: {
    ru: 'Текущий пароль не подошёл. Введите его ещё раз.',
    en: 'The current password did not match. Enter it again.',
  },
  TOTP_REQUIRED: { ru: 'Введите код из приложения.', en: 'Enter the code from the app.' },
  TOTP_NOT_STARTED: {
    ru: 'Сначала получите ключ и добавьте его в приложение.',
    en: 'First get a key and add it to the app.',
  },
  TOTP_NONE: {
    ru: 'У этого сотрудника нет приложения с кодами: коды и так приходят по почте.',
    en: 'This member of staff has no authenticator: codes come by e-mail already.',
  },
  LOGIN_TAKEN: {
    ru: 'Сотрудник с такой почтой уже есть. Найдите его в списке или введите другую почту.',
    en: 'There is already a member of staff with this e-mail. Find them in the list or enter another e-mail.',
  },
  OWN_ACCOUNT: {
    ru: 'Со своей учётной записью этого сделать нельзя. Попросите другого администратора.',
    en: 'You cannot do this to your own account. Ask another administrator.',
  },
  LAST_ADMIN: {
    ru: 'Это последний администратор. Сначала дайте эту роль кому-нибудь ещё.',
    en: 'This is the last administrator. Give somebody else the role first.',
  },
  EDU_ORG_REQUIRED: {
    ru: 'Оператору нужно учебное заведение. Сначала выберите его.',
    en: 'An operator needs an educational organisation. Choose it first.',
  },
  LANGUAGE_TAKEN: { ru: 'Такой язык уже есть.', en: 'This language is there already.' },
  PLACEHOLDERS: {
    ru: 'Подстановки в тексте «{mnemonic}» не те же, что в русском: {expected}. Исправьте текст.',
    en: 'The placeholders of “{mnemonic}” are not those of the Russian text: {expected}. Correct the text.',
  },
  DUPLICATE_ITEM: {
    ru: 'Текст «{mnemonic}» встречается дважды. Оставьте один.',
    en: 'The text “{mnemonic}” is there twice. Leave one of them.',
  },
  SETTING_BOOL: {
    ru: 'Значение может быть true или false.',
    en: 'The value may be true or false.',
  },
  SETTING_INT: { ru: 'Значение — целое число.', en: 'The value is a whole number.' },
  SETTING_RANGE: {
    ru: 'Допустимо значение от {min} до {max}.',
    en: 'The value may be from {min} to {max}.',
  },
  SETTING_JSON: {
    ru: 'Значение не читается как JSON. Проверьте скобки и кавычки.',
    en: 'The value cannot be read as JSON. Check the brackets and quotes.',
  },
  HEAD_TAG: {
    ru: 'Здесь можно написать meta, link и script с адресом и integrity. Уберите: {tag}.',
    en: 'You may write meta, link, and script with an address and integrity here. Remove this: {tag}.',
  },
  MNEMONIC_FORMAT: {
    ru: 'Ключ начинается со строчной латинской буквы, части отделяются точкой, дефисом или подчёркиванием.',
    en: 'A key begins with a small Latin letter; its parts are divided by a full stop, a hyphen or an underscore.',
  },
  FOOTER_URL_FORMAT: {
    ru: 'Введите адрес: https://…, путь на этом сайте от /, mailto:… или tel:….',
    en: 'Enter an address: https://…, a path of this site from /, mailto:… or tel:….',
  },
} as const;
