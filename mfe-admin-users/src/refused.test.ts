import { describeRefusals } from '@campus/shared/testing/describeRefusals';
import { remote } from '../remote';
import module from './remote';

describeRefusals(remote, module);
