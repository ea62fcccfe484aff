import type { Api } from '@campus/shared/api/createApi';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { listTextStates, listTranslations } from '@campus/shared/contract/resources/calls';
import type { Wording, Wordings } from '@campus/shared/contract/resources/wordings';

const none = { items: [] };

/** The same text with what staff say of it by now; a server without states tells no versions. */
export async function readWordings(
  api: Api,
  text: Wordings,
  ids: Record<LanguageKey, string>,
): Promise<Wordings> {
  // The call finds parts of mnemonics, too.
  const query = { mnemonic: text.mnemonic, size: 10_000 };
  const [texts, states] = await Promise.all([
    api(listTranslations, { query }),
    api(listTextStates, { query }).catch(() => none),
  ]);
  const wordingIn = (language: LanguageKey): Wording => {
    const isIt = (row: { mnemonic: string; languageId: string }) =>
      row.mnemonic === text.mnemonic && row.languageId === ids[language];
    const state = states.items.find(isIt);
    return {
      bundled: text[language].bundled,
      stored: texts.items.find(isIt)?.translation,
      version: states === none ? undefined : (state?.version ?? 0),
      before: state?.bundled,
    };
  };
  return { ...text, ru: wordingIn('ru'), en: wordingIn('en') };
}
