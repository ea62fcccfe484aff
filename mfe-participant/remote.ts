import { filterApplications, listMyApplications } from '@campus/shared/contract/applications/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { homeHero } from '@campus/shared/contract/home/places';
import { humanTabs, meAside } from '@campus/shared/contract/people/places';
import { filterHumans, filterStudentClaims } from '@campus/shared/contract/people/staffCalls';
import { applicationReaders, peopleReaders } from '@campus/shared/contract/roles';
import { ticketPerson } from '@campus/shared/contract/support/places';
import { firstCall, offlineAnswer, recordRoute } from '@campus/shared/remote/declareRecords';
import { declareRemote } from '@campus/shared/remote/defineRemote';

const section = { ru: 'Участники', en: 'Participants' };

export const remote = declareRemote({
  name: 'participant',
  title: { ru: 'Карта и профиль', en: 'Card and profile' },
  owner: 'participants@campus.example',
  team: ['EDU_OPERATOR'],
  routes: [
    {
      path: '/me',
      screen: 'MeScreen',
      title: { ru: 'Моя страница', en: 'My page' },
      description: {
        ru: 'Карта студента, заявки, ближайшая выплата и обращения на одной странице.',
        en: 'Your student card, applications, next payment and tickets on one page.',
      },
      places: [meAside],
      firstCalls: [firstCall(getCampusCard), firstCall(listMyApplications)],
      access: ['HUMAN', 'STUDENT'],
      menu: {
        label: { ru: 'Моё', en: 'My page' },
        icon: 'user',
        group: 'me',
        order: 5,
        shortcut: 'm',
        isMinor: true,
      },
    },
    {
      path: '/me/card',
      screen: 'CardScreen',
      title: { ru: 'Моя карта', en: 'My card' },
      description: {
        ru: 'Электронная карта студента с QR-кодом для входа, библиотеки и партнёров.',
        en: 'Your digital student card with a QR code for entry, libraries and partners.',
      },
      firstCalls: [
        firstCall(getCampusCard),
        firstCall(listMyApplications, { query: { type: 'ESK_CARD' } }),
      ],
      isServerRendered: true,
      access: ['HUMAN', 'STUDENT'],
      menu: { icon: 'card', group: 'me', order: 10, shortcut: 'c', isOnIcon: true },
    },
    {
      path: '/me/profile',
      screen: 'ProfileScreen',
      title: { ru: 'Профиль', en: 'Profile' },
      access: ['HUMAN', 'STUDENT'],
    },
    {
      path: '/me/identity',
      screen: 'IdentityScreen',
      title: { ru: 'Личность', en: 'Identity' },
      access: ['HUMAN', 'STUDENT'],
    },
    {
      path: '/me/study',
      screen: 'StudyScreen',
      title: { ru: 'Учёба', en: 'Studies' },
      access: ['HUMAN', 'STUDENT'],
    },
    {
      path: '/me/applications',
      screen: 'ApplicationsScreen',
      title: { ru: 'Заявки', en: 'Applications' },
      firstCalls: [firstCall(listMyApplications), firstCall(getCampusCard)],
      access: ['HUMAN', 'STUDENT'],
      menu: { icon: 'file', group: 'me', order: 25, shortcut: 'a', isMinor: true },
    },
    {
      path: '/me/applications/new/:type',
      screen: 'NewApplicationScreen',
      title: { ru: 'Новая заявка', en: 'New application' },
      access: ['HUMAN', 'STUDENT'],
    },
    {
      path: '/me/work-plan',
      screen: 'WorkPlanScreen',
      title: { ru: 'Учебный план', en: 'Study plan' },
      description: {
        ru: 'Предметы студента по семестрам: часы, зачётные единицы, контроль и результаты.',
        en: 'A student’s subjects by semester: hours, credits, assessment and results.',
      },
      access: ['STUDENT'],
      menu: { icon: 'school', group: 'me', order: 22, shortcut: 'w', isMinor: true },
      noAccess: {
        text: {
          ru: 'План появится, когда подтвердим вашу учёбу. Что для этого осталось, видно на странице карты.',
          en: 'Your plan appears once your study is confirmed. The page of your card shows what is left to do.',
        },
        to: cardPaths.card(),
        label: { ru: 'Что осталось', en: 'What is left' },
      },
    },
    {
      path: '/verify/:token',
      screen: 'VerifyScreen',
      // The other code of a card lives for a minute, and the gate takes longer.
      example: {
        call: getCampusCard.path,
        as: 'STUDENT',
        params: { token: 'offlineToken' },
      },
      title: { ru: 'Проверка карты', en: 'Card check' },
      isPrivate: true,
      isServerRendered: true,
      access: 'public',
    },
    {
      path: '/admin/applications',
      screen: 'ApplicationQueueScreen',
      title: { ru: 'Заявки', en: 'Applications' },
      access: applicationReaders,
      menu: {
        icon: 'file',
        section,
        order: 20,
        count: {
          call: '/api/application/filter',
          body: { statuses: ['NEW'] },
          provides: ['Reset'],
          of: { ru: 'ждут решения', en: 'waiting for a decision' },
        },
      },
    },
    recordRoute({
      path: '/admin/applications/:id',
      screen: 'ApplicationQueueScreen',
      title: { ru: 'Заявка', en: 'Application' },
      list: { call: filterApplications, params: { id: 'id' } },
      access: applicationReaders,
    }),
    {
      path: '/admin/humans',
      screen: 'PeopleScreen',
      title: { ru: 'Участники', en: 'Participants' },
      access: peopleReaders,
      menu: { icon: 'users', section, order: 10 },
    },
    {
      path: '/admin/claims',
      screen: 'ClaimsScreen',
      title: { ru: 'Запросы об учёбе', en: 'Study claims' },
      access: filterStudentClaims.access,
      menu: {
        icon: 'school',
        section,
        order: 30,
        count: {
          call: '/api/participants/student-claims/filter',
          body: { statuses: ['WAITING'] },
          provides: ['Reset'],
          of: { ru: 'ждут решения', en: 'waiting for a decision' },
        },
      },
    },
    recordRoute({
      path: '/admin/claims/:id',
      screen: 'ClaimsScreen',
      title: { ru: 'Запрос об учёбе', en: 'Study claim' },
      list: { call: filterStudentClaims, params: { id: 'id' } },
      access: filterStudentClaims.access,
    }),
    recordRoute({
      path: '/admin/humans/:id',
      screen: 'PersonScreen',
      title: { ru: 'Участник', en: 'Participant' },
      places: [humanTabs],
      list: { call: filterHumans, params: { id: 'id' } },
      access: peopleReaders,
    }),
    {
      path: '/admin/humans/:id/:tab',
      screen: 'PersonScreen',
      title: { ru: 'Участник', en: 'Participant' },
      places: [humanTabs],
      access: peopleReaders,
    },
  ],
  slots: [
    { ...homeHero, widget: 'HomeCard', order: 10, isServerRendered: true, access: 'public' },
    {
      ...humanTabs,
      widget: 'HumanStudy',
      tab: 'study',
      title: { ru: 'Учёба', en: 'Studies' },
      order: 1,
      access: peopleReaders,
    },
    {
      ...humanTabs,
      widget: 'HumanCard',
      tab: 'card',
      title: { ru: 'Карта', en: 'Card' },
      order: 2,
      access: peopleReaders,
    },
    {
      ...humanTabs,
      widget: 'HumanWorkPlan',
      tab: 'work-plan',
      title: { ru: 'Учебный план', en: 'Study plan' },
      order: 5,
      access: peopleReaders,
    },
    { ...ticketPerson, widget: 'TicketPerson', order: 10, access: ['ADMIN', 'SUPPORT', 'AUDITOR'] },
  ],
  offline: [
    {
      page: '/me/card',
      answers: [
        offlineAnswer({
          call: getCampusCard,
          without: ['qrToken', 'qrExpiresAt'],
          pictures: { photoUrl: '/api/files/human-photo/' },
        }),
      ],
      text: {
        ru: 'Карта работает и без сети: ещё трое суток после последнего входа в сеть.',
        en: 'Your card works offline for three days after you were last online.',
      },
      label: { ru: 'Открыть карту', en: 'Open the card' },
      icon: 'card',
      order: 10,
    },
  ],
});
