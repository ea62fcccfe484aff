import type { LanguageKey } from '@campus/shared/contract/fields';
import { inLanguage, type LocalText } from '../../platform/messages/inLanguage';

interface Row {
  id: string;
  name: LocalText;
  shortName: LocalText;
}

export const toOrganisation = ({ id, name, shortName }: Row, language: LanguageKey) => ({
  id,
  name: inLanguage(name, language),
  shortName: inLanguage(shortName, language),
});
