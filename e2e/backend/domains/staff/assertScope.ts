import { Refusal } from '../../platform/access/Refusal';

/**
 * An operator sees one organisation; without it there would be nothing to see.
 * @throws Refusal 422 EDU_ORG_REQUIRED at the field.
 */
export function assertScope(role: string, eduOrgId: string | null | undefined, field: string) {
  if (role !== 'EDU_OPERATOR' || eduOrgId) return;
  throw new Refusal(422, 'EDU_ORG_REQUIRED', { fields: { [field]: 'EDU_ORG_REQUIRED' } });
}
