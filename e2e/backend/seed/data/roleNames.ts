import type { StaffRole } from '@campus/shared/contract/roles';
import type { LocalText } from '../../platform/messages/inLanguage';

export const roleNames: Record<StaffRole, LocalText> = {
  ADMIN: { ru: 'Администратор', en: 'Administrator' },
  CONTENT_MANAGER: { ru: 'Редактор', en: 'Content manager' },
  PAYMENT_MANAGER: { ru: 'Менеджер выплат', en: 'Payment manager' },
  PAYMENT_APPROVER: { ru: 'Утверждающий выплаты', en: 'Payment approver' },
  SUPPORT: { ru: 'Поддержка', en: 'Support' },
  EDU_OPERATOR: { ru: 'Оператор учебного заведения', en: 'Organisation operator' },
  AUDITOR: { ru: 'Аудитор', en: 'Auditor' },
};
