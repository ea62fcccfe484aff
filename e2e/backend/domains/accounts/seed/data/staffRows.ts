import type { StaffRole } from '@campus/shared/contract/roles';
import { demoAccounts } from '../../../../../fixtures/demoAccounts';

interface StaffRow {
  login: string;
  role: StaffRole;
  lastName: string;
  firstName: string;
  middleName?: string;
  position: string;
  isActive?: boolean;
}

const { admin, content, payments, approver, support, edu, audit } = demoAccounts;

/** One for each role, a second payment manager, and one who has left. */
export const staffRows: StaffRow[] = [
  {
    login: admin.email,
    role: 'ADMIN',
    lastName: 'Администратор',
    firstName: 'Анна',
    middleName: 'Сергеевна',
    position: 'Администратор платформы',
  },
  {
    login: content.email,
    role: 'CONTENT_MANAGER',
    lastName: 'Редактор',
    firstName: 'Мария',
    middleName: 'Андреевна',
    position: 'Выпускающий редактор',
  },
  {
    login: payments.email,
    role: 'PAYMENT_MANAGER',
    lastName: 'Бухгалтер',
    firstName: 'Ольга',
    middleName: 'Павловна',
    position: 'Ведущий специалист по выплатам',
  },
  {
    login: 'payments2@example.test',
    role: 'PAYMENT_MANAGER',
    lastName: 'Ёмкий-Бухгалтер',
    firstName: 'Илья',
    position: 'Специалист по выплатам',
  },
  {
    login: approver.email,
    role: 'PAYMENT_APPROVER',
    lastName: 'Контролёр',
    firstName: 'Виктор',
    middleName: 'Николаевич',
    position: 'Начальник финансового контроля',
  },
  {
    login: support.email,
    role: 'SUPPORT',
    lastName: 'Оператор',
    firstName: 'Елена',
    middleName: 'Дмитриевна',
    position: 'Специалист поддержки',
  },
  {
    login: edu.email,
    role: 'EDU_OPERATOR',
    lastName: 'Деканат',
    firstName: 'Нина',
    position: 'Секретарь деканата',
  },
  {
    login: audit.email,
    role: 'AUDITOR',
    lastName: 'Аудитор',
    firstName: 'Пётр',
    middleName: 'Алексеевич',
    position: 'Внутренний аудитор',
  },
  {
    login: 'former@example.test',
    role: 'SUPPORT',
    lastName: 'Сотрудница',
    firstName: 'Ирина',
    position: 'Специалист поддержки',
    isActive: false,
  },
];
