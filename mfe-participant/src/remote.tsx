import { defineRemote } from '@campus/shared/remote/defineRemote';
import type { remote } from '../remote';
import en from './locales/en.json';
import ru from './locales/ru.json';

export default defineRemote<typeof remote>({
  screens: {
    ApplicationQueueScreen: () => import('./queue/ApplicationQueueScreen'),
    ApplicationsScreen: () => import('./applications/ApplicationsScreen'),
    CardScreen: () => import('./card/CardScreen'),
    ClaimsScreen: () => import('./claims/ClaimsScreen'),
    IdentityScreen: () => import('./identity/IdentityScreen'),
    MeScreen: () => import('./me/MeScreen'),
    NewApplicationScreen: () => import('./applications/NewApplicationScreen'),
    PeopleScreen: () => import('./people/PeopleScreen'),
    PersonScreen: () => import('./person/PersonScreen'),
    ProfileScreen: () => import('./profile/ProfileScreen'),
    StudyScreen: () => import('./study/StudyScreen'),
    VerifyScreen: () => import('./verify/VerifyScreen'),
    WorkPlanScreen: () => import('./workPlan/WorkPlanScreen'),
  },
  widgets: {
    HomeCard: () => import('./home/HomeCard'),
    HumanCard: () => import('./person/card/HumanCard'),
    HumanStudy: () => import('./study/HumanStudy'),
    HumanWorkPlan: () => import('./workPlan/HumanWorkPlan'),
    TicketPerson: () => import('./ticketPerson/TicketPerson'),
  },
  locales: { ru, en },
});
