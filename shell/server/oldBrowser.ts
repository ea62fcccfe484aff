import type { LanguageKey } from '@campus/shared/contract/fields';

/** Below them a page has no colours (`light-dark`) or asks the API for nothing (`AbortSignal.any`). */
export const oldestBrowsers = 'Chrome 123, Edge 123, Firefox 124, Safari 17.5';

const texts: Record<LanguageKey, string> = {
  ru: `Этот браузер слишком старый: «Кампус» в нём не работает. Обновите его или откройте страницу в другом. Подойдут ${oldestBrowsers} и новее.`,
  en: `This browser is too old for Campus. Please update it or open the page in another one: ${oldestBrowsers} or newer.`,
};

/** For browsers that do not read our files: no word in it is younger than they are. Others lose the sentence. */
const script = `(function(p){if(!window.AbortSignal||!AbortSignal.any||!window.CSS||!CSS.supports('color','light-dark(red,red)'))p.hidden=false;else p.parentNode.removeChild(p)})(document.getElementById('old-browser'))`;

/** One sentence that only a page of an old browser shows, whatever becomes of its scripts. */
export const oldBrowserMarkup = (language: LanguageKey, nonce: string) =>
  `<p id="old-browser" role="alert" hidden>${texts[language]}</p><script nonce="${nonce}">${script}</script>`;
