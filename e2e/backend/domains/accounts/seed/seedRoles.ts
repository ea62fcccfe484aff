import { staffRoles, type StaffRole } from '@campus/shared/contract/roles';
import type { LocalText } from '../../../platform/messages/inLanguage';
import { insertAll } from '../../../platform/seed/insertAll';
import type { ReferenceContext } from '../../../platform/seed/SeedSteps';
import { userRoles } from '../userTables';

const roleNames: Record<StaffRole, LocalText> = {
  ADMIN: { ru: 'Администратор', en: 'Administrator' },
  CONTENT_MANAGER: { ru: 'Редактор', en: 'Content manager' },
  PAYMENT_MANAGER: { ru: 'Менеджер выплат', en: 'Payment manager' },
  PAYMENT_APPROVER: { ru: 'Утверждающий выплаты', en: 'Payment approver' },
  SUPPORT: { ru: 'Поддержка', en: 'Support' },
  EDU_OPERATOR: { ru: 'Оператор учебного заведения', en: 'Organisation operator' },
  AUDITOR: { ru: 'Аудитор', en: 'Auditor' },
};

export async function seedRoles({ tx, random }: ReferenceContext) {
  const roles = staffRoles.map((key) => ({ id: random.uuid(), key, name: roleNames[key] }));
  await insertAll(tx, userRoles, roles);
  return roles;
}
