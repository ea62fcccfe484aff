import { describeConformance } from '@campus/shared/testing/describeConformance';
import { exhibits } from './exhibits';

describeConformance('account', exhibits);
