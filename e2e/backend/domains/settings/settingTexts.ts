import type { DomainTexts } from '../../platform/messages/DomainTexts';

export const settingTexts = {
  refusals: {
    SETTING_BOOL: {
      ru: 'Значение может быть true или false.',
      en: 'The value must be true or false.',
    },
    SETTING_INT: { ru: 'Значение — целое число.', en: 'The value must be a whole number.' },
    SETTING_RANGE: {
      ru: 'Допустимо значение от {min} до {max}.',
      en: 'The value must be from {min} to {max}.',
    },
    SETTING_JSON_SYNTAX: {
      ru: 'Значение не читается как JSON. Проверьте скобки и кавычки.',
      en: 'The value cannot be read as JSON. Check the brackets and quotes.',
    },
    SETTING_JSON_OBJECT: {
      ru: 'Здесь нужен объект в фигурных скобках. Чтобы ничего не задавать, оставьте {}.',
      en: 'This has to be an object in braces. To set nothing, leave {}.',
    },
    SETTING_JSON_KEYS: {
      ru: 'Не хватает текста в полях: {keys}. Чтобы ничего не задавать, оставьте {}.',
      en: 'These fields have no text: {keys}. To set nothing, leave {}.',
    },
    HEAD_TAG: {
      ru: 'Метке {tag} здесь не место. Можно написать meta, link, style, script и noscript.',
      en: '{tag} has no place here. You can use meta, link, style, script and noscript.',
    },
    HEAD_ATTRIBUTE: {
      ru: 'Свойству здесь не место: {tag}. Уберите его.',
      en: 'This attribute has no place here: {tag}. Remove it.',
    },
    HEAD_OWN: {
      ru: 'Каждая страница говорит это о себе сама: {tag}. Уберите эту метку.',
      en: 'Every page says this of itself: {tag}. Remove the tag.',
    },
    HEAD_CONTENT: {
      ru: 'У метки meta нет content. Допишите его.',
      en: 'The meta tag has no content. Add it.',
    },
    HEAD_REL: {
      ru: 'Такая связь здесь не действует: {tag}. Подойдут icon, stylesheet, preconnect, dns-prefetch, me и author.',
      en: 'This kind of link does not work here: {tag}. Use icon, stylesheet, preconnect, dns-prefetch, me or author.',
    },
    HEAD_ADDRESS: {
      ru: 'Нужен адрес, который начинается с https:// или с одной косой черты: {tag}.',
      en: 'An address has to start with https:// or with one slash: {tag}.',
    },
    HEAD_ICON: {
      ru: 'Значки берутся только с этого сайта: {tag}. Укажите путь от косой черты.',
      en: 'Icons come from this site only: {tag}. Give a path that starts with a slash.',
    },
    HEAD_INTEGRITY: {
      ru: 'Чужой файл может измениться, поэтому нужен его отпечаток: {tag}. Его даёт тот, кто выпускает файл: sha384-….',
      en: 'A file elsewhere may change, so its hash is needed: {tag}. Whoever publishes the file gives it: sha384-….',
    },
    HEAD_TYPE: {
      ru: 'Такой вид не подойдёт: {tag}. Можно обычный JavaScript, CSS и данные JSON-LD.',
      en: 'This type is not allowed: {tag}. Use plain JavaScript, CSS or JSON-LD data.',
    },
    HEAD_DATA: {
      ru: 'Данные JSON-LD не читаются. Проверьте скобки и кавычки.',
      en: 'The JSON-LD data cannot be read. Check the brackets and quotes.',
    },
    HEAD_STYLE: {
      ru: 'В стиле не может быть @import и знаков </.',
      en: 'A style can have neither @import nor the characters </.',
    },
    HEAD_BOTH: {
      ru: 'У script либо адрес, либо код внутри. Оставьте одно.',
      en: 'A script has either an address or code of its own. Keep one of them.',
    },
    HEAD_LOADS: {
      ru: 'Этот код подгружает другой код, и браузер его остановит. Поставьте тот файл отдельной меткой script с адресом и integrity, а здесь оставьте вызов.',
      en: 'This code loads other code, and the browser will stop it. Add that file as a script tag of its own with an address and integrity, and keep only the call here.',
    },
    HEAD_COMMENT: {
      ru: 'В коде не может быть знаков <!--. Уберите их.',
      en: 'Code cannot contain the characters <!--. Remove them.',
    },
    HEAD_NOSCRIPT: {
      ru: 'В noscript нужны либо картинки счётчика, либо meta, link и style, но не вместе.',
      en: 'A noscript needs either pictures of a counter, or meta, link and style, but not both.',
    },
    HEAD_TEXT: {
      ru: 'Текст стоит вне меток: {tag}. Уберите его.',
      en: 'There is text outside of tags: {tag}. Remove it.',
    },
    HEAD_OPEN: {
      ru: 'Метка не закончена: {tag}. Допишите её.',
      en: 'A tag is not finished: {tag}. Complete it.',
    },
    HEAD_LONG: {
      ru: 'Здесь больше 20 000 знаков. Сократите.',
      en: 'This is longer than 20,000 characters. Shorten it.',
    },
    FOOTER_URL_FORMAT: {
      ru: 'Введите адрес: https://…, путь на этом сайте от /, mailto:… или tel:….',
      en: 'Enter an address: https://…, a path on this site starting with /, mailto:… or tel:….',
    },
  },
  fieldNames: {
    value: { ru: 'Значение', en: 'Value' },
  },
} satisfies DomainTexts;

declare module '../../platform/messages/messages' {
  interface Texts {
    settings: typeof settingTexts;
  }
}
