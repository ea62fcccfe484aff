import type { UserState } from '@campus/shared/contract/staff/machine';
import type * as contract from '@campus/shared/contract/staff/calls';
import { and, eq } from 'drizzle-orm';
import type { Domain } from '../../platform/Domain';
import { assertDefined } from '../../platform/database/assertDefined';
import type { DomainTexts } from '../../platform/messages/DomainTexts';
import type { Handlers } from '../../platform/Handler';
import { users, userViews } from '../accounts/userTables';
import { currentUserHandlers } from './currentUserHandlers';
import { dailyHandlers } from './dailyMetrics';
import { invitationHandlers } from './invitationHandlers';
import { metricHandlers } from './metricHandlers';
import { userAccessHandlers } from './userAccessHandlers';
import { userHandlers } from './userHandlers';

const ofList = (userId: string, list: string) =>
  and(eq(userViews.userId, userId), eq(userViews.list, list));

const viewHandlers = {
  async listSavedViews({ params: { list } }, { db, visitor }) {
    return db.select().from(userViews).where(ofList(visitor.id, list)).orderBy(userViews.position);
  },

  async saveViews({ params: { list }, body: { views } }, { db, visitor }) {
    await db.transaction(async (tx) => {
      // Two tabs that save at once: the later one wins, whole.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, visitor.id)).for('update');
      await tx.delete(userViews).where(ofList(visitor.id, list));
      const rows = views.map((view, position) => ({ ...view, position, list, userId: visitor.id }));
      if (rows.length > 0) await tx.insert(userViews).values(rows);
    });
    return views;
  },
} satisfies Partial<Handlers<typeof contract>>;

const staffTexts = {
  refusals: {
    PASSWORD_SAME: {
      ru: 'Новый пароль совпадает с прежним. Придумайте другой.',
      en: 'The new password is the same as the old one. Choose another one.',
    },
    TOTP_REQUIRED: { ru: 'Введите код из приложения.', en: 'Enter the code from the app.' },
    TOTP_NOT_STARTED: {
      ru: 'Сначала получите ключ и добавьте его в приложение.',
      en: 'First get a key and add it to the app.',
    },
    TOTP_NONE: {
      ru: 'У этого сотрудника нет приложения с кодами: коды и так приходят по почте.',
      en: 'This member of staff has no authenticator app: they already get codes by email.',
    },
    TOTP_KEPT: {
      ru: 'Приложение с кодами уже есть. Введите код из него или запасной код.',
      en: 'There is an authenticator app already. Enter a code from it, or a recovery code.',
    },
    INVITATION_UNKNOWN: {
      ru: 'Ссылка неполная или неверная. Откройте её из письма целиком или попросите администратора прислать новую.',
      en: 'The link is incomplete or wrong. Open it from the email as a whole, or ask an administrator for a new one.',
    },
    INVITATION_EXPIRED: {
      ru: 'Срок ссылки вышел: она действует 72 часа. Попросите администратора прислать новую.',
      en: 'The link has expired: it is valid for 72 hours. Ask an administrator for a new one.',
    },
    INVITATION_USED: {
      ru: 'Ссылка уже использована, или вам прислали более новую. Войдите со своим паролем или откройте последнее письмо.',
      en: 'The link has already been used, or a newer one was sent. Sign in with your password, or open the latest email.',
    },
    LOGIN_TAKEN: {
      ru: 'Сотрудник с такой почтой уже есть. Найдите его в списке или введите другую почту.',
      en: 'There is already a member of staff with this email. Find them in the list or enter another email.',
    },
    OWN_ACCOUNT: {
      ru: 'Со своей учётной записью этого сделать нельзя. Попросите другого администратора.',
      en: 'You cannot do this to your own account. Ask another administrator.',
    },
    LAST_ADMIN: {
      ru: 'Это последний администратор. Сначала дайте эту роль кому-нибудь ещё.',
      en: 'This is the last administrator. Give someone else the role first.',
    },
    EDU_ORG_REQUIRED: {
      ru: 'Оператору нужно учебное заведение. Сначала выберите его.',
      en: 'An operator needs an organisation. Choose it first.',
    },
  },
  fieldNames: {
    roleId: { ru: 'Роль', en: 'Role' },
    totpCode: { ru: 'Код из приложения', en: 'Code from the app' },
  },
  states: {
    user: {
      ru: {
        ACTIVE: 'Учётная запись уже включена.',
        INACTIVE: 'Учётная запись уже отключена.',
        DELETED: 'Учётная запись уже удалена.',
      },
      en: {
        ACTIVE: 'The account is already active.',
        INACTIVE: 'The account is already suspended.',
        DELETED: 'The account is already deleted.',
      },
    },
  },
} satisfies DomainTexts<{ user: UserState }>;

declare module '../../platform/messages/messages' {
  interface Texts {
    staff: typeof staffTexts;
  }
}

export const staffDomain = {
  handlers: {
    ...userHandlers,
    ...userAccessHandlers,
    ...currentUserHandlers,
    ...invitationHandlers,
    ...metricHandlers,
    ...dailyHandlers,
    ...viewHandlers,
  },
  texts: staffTexts,

  demo: {
    logs: {
      // Draws its numbers after the mailings.
      after: ['people', 'staff', 'partners', 'mailings'],
      async fill(context, { people, staff, partners }) {
        const { seedLogs } = await import('./seed/seedLogs');
        return seedLogs(context, staff, {
          human: assertDefined(people.students[0]).id,
          partner: assertDefined(partners[0]).id,
        });
      },
    },
  },
} satisfies Domain;

declare module '../../platform/seed/SeedSteps' {
  interface Demo {
    logs: void;
  }
}
