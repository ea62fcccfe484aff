import { defineRemote } from '@campus/shared/remote/defineRemote';
import { remote } from '../remote';
import en from './locales/en.json';
import ru from './locales/ru.json';

export default defineRemote(remote, {
  screens: {
    CardScreen: () => import('./card/CardScreen'),
    PersonScreen: () => import('./person/PersonScreen'),
    WorkPlanScreen: () => import('./workPlan/WorkPlanScreen'),
  },
  widgets: {
    HomeCard: () => import('./home/HomeCard'),
    HumanWorkPlan: () => import('./workPlan/HumanWorkPlan'),
  },
  locales: { ru, en },
});
