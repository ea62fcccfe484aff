import type { LanguageKey } from '@campus/shared/contract/fields';
import { inLanguage } from '../messages/inLanguage';
import type { footerLinks } from '../schema/resources';

type Row = typeof footerLinks.$inferSelect;

interface Reader {
  language: LanguageKey;
  isEditor: boolean;
}

export const toFooterLink = (row: Row, { language, isEditor }: Reader) => ({
  ...row,
  title: inLanguage(row.title, language),
  staff: isEditor ? { title: row.title, isActive: row.isActive, version: row.version } : undefined,
});
