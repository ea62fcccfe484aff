import type { CallOutput } from '@campus/shared/contract/call';
import type { getApplication } from '@campus/shared/contract/applications/calls';

export type Application = CallOutput<typeof getApplication>;

export interface Check {
  name: 'identity' | 'photo' | 'name' | 'study' | 'cardFree' | 'card' | 'documents';
  isPassed: boolean;
}

const compared = ['lastName', 'firstName', 'middleName', 'birthDate'] as const;

/** What has changed since the application was made, and what it was then. */
export const changesOf = ({ human, applicant, studentSnapshot: before }: Application) =>
  compared
    .map((field) => ({
      field,
      before: before[field],
      now: field === 'birthDate' ? applicant.birthDate : human[field],
    }))
    .filter((one) => one.before !== one.now);

/** What a backend does not tell is no check. */
const known = (name: Check['name'], isPassed: boolean | undefined): Check[] =>
  isPassed === undefined ? [] : [{ name, isPassed }];

/** What speaks for an application and what against it, before somebody decides. */
export function checksOf(application: Application): Check[] {
  const { type, status, applicant, files } = application;
  const { isStudying, hasStandingCard, identityStatus, photoUrl, card } = applicant;
  const isFree = hasStandingCard === undefined ? undefined : !hasStandingCard;
  const person: Check[] = [
    { name: 'identity', isPassed: identityStatus === 'VERIFIED' },
    { name: 'name', isPassed: changesOf(application).length === 0 },
    ...known('study', isStudying),
  ];
  if (type === 'ESK_CARD')
    return [
      ...person,
      { name: 'photo', isPassed: photoUrl !== null },
      // Once it is decided on, the card is the one that came of it.
      ...known('cardFree', status === 'NEW' ? isFree : undefined),
    ];
  return [
    ...person,
    { name: 'card', isPassed: card?.status === 'ACTIVE' },
    { name: 'documents', isPassed: files.length > 0 },
  ];
}
