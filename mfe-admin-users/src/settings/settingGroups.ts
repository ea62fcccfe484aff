import type { Setting } from '@campus/shared/contract/settings/calls';
import { headSectionId } from '@campus/shared/contract/settings/paths';

/** Settings by what they are about, in the order of the screen. */
export const settingGroups = {
  support: ['supportEmail', 'supportPhone', 'supportHours', 'ticketAnswerDays'],
  signIn: ['isSignUpOpen', 'codeResendSeconds'],
  pages: ['copyright', headSectionId],
  push: ['firebaseConfig'],
  payments: ['payBatchLimit'],
} as const;

type Group = keyof typeof settingGroups;
export type KnownSetting = (typeof settingGroups)[Group][number];

export const groupNames = Object.keys(settingGroups) as Group[];

/** This product has words for it; one that is not known is shown by its name alone. */
export const isKnown = (id: string): id is KnownSetting =>
  groupNames.some((group) => (settingGroups[group] as readonly string[]).includes(id));

/** Addresses and numbers are the same in both languages, and so is what a machine reads. */
const plain: readonly string[] = ['supportEmail', 'supportPhone'];

/** What a machine reads, written as it is: JSON, and the head of every page. */
export const isMarkup = ({ id, type }: Setting) =>
  type === 'JSON' || (type === 'HTML' && id === headSectionId);

export const isWords = (setting: Setting) =>
  !isMarkup(setting) && ['STRING', 'HTML'].includes(setting.type) && !plain.includes(setting.id);
