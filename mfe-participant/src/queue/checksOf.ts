import type { CallOutput } from '@campus/shared/contract/call';
import type { getApplication } from '@campus/shared/contract/applications/calls';

export type Application = CallOutput<typeof getApplication>;

export interface Check {
  name: 'identity' | 'photo' | 'name' | 'card' | 'documents';
  isPassed: boolean;
}

const isSameName = ({ human, studentSnapshot }: Application) =>
  human.lastName === studentSnapshot.lastName && human.firstName === studentSnapshot.firstName;

/** What speaks for an application and what against it, before somebody decides. */
export function checksOf(application: Application): Check[] {
  const { type, applicant, files } = application;
  const identity: Check = { name: 'identity', isPassed: applicant.identityStatus === 'VERIFIED' };
  const name: Check = { name: 'name', isPassed: isSameName(application) };
  if (type === 'ESK_CARD')
    return [identity, name, { name: 'photo', isPassed: applicant.photoUrl !== null }];
  return [
    identity,
    name,
    { name: 'card', isPassed: applicant.card?.status === 'ACTIVE' },
    { name: 'documents', isPassed: files.length > 0 },
  ];
}
