import { describeConformance } from '@campus/shared/testing/describeConformance';
import { exhibits, texts } from './exhibits';

describeConformance('card', exhibits, { folder: 'mfe-participant/src/campusCard', texts });
