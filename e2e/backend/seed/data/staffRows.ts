import type { StaffRole } from '@campus/shared/contract/roles';
import { demoAccounts } from '../../../fixtures/demoAccounts';

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
    firstName: 'Старшая',
    middleName: 'Системовна',
    position: 'Администратор платформы',
  },
  {
    login: content.email,
    role: 'CONTENT_MANAGER',
    lastName: 'Редактор',
    firstName: 'Новостная',
    middleName: 'Текстовна',
    position: 'Выпускающий редактор',
  },
  {
    login: payments.email,
    role: 'PAYMENT_MANAGER',
    lastName: 'Бухгалтер',
    firstName: 'Ведущая',
    middleName: 'Расчётовна',
    position: 'Ведущий специалист по выплатам',
  },
  {
    login: 'payments2@example.test',
    role: 'PAYMENT_MANAGER',
    lastName: 'Ёмкий-Бухгалтер',
    firstName: 'Второй',
    position: 'Специалист по выплатам',
  },
  {
    login: approver.email,
    role: 'PAYMENT_APPROVER',
    lastName: 'Контролёр',
    firstName: 'Финансовый',
    middleName: 'Проверович',
    position: 'Начальник финансового контроля',
  },
  {
    login: support.email,
    role: 'SUPPORT',
    lastName: 'Оператор',
    firstName: 'Отзывчивая',
    middleName: 'Ответовна',
    position: 'Специалист поддержки',
  },
  {
    login: edu.email,
    role: 'EDU_OPERATOR',
    lastName: 'Деканат',
    firstName: 'Представитель',
    position: 'Секретарь деканата',
  },
  {
    login: audit.email,
    role: 'AUDITOR',
    lastName: 'Аудитор',
    firstName: 'Внутренний',
    middleName: 'Отчётович',
    position: 'Внутренний аудитор',
  },
  {
    login: 'former@example.test',
    role: 'SUPPORT',
    lastName: 'Сотрудница',
    firstName: 'Бывшая',
    position: 'Специалист поддержки',
    isActive: false,
  },
];
