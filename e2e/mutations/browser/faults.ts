import { domainFaults } from './domainFaults';
import { kitFaults } from './kitFaults';
import { shellFaults } from './shellFaults';

export const faults = [...shellFaults, ...kitFaults, ...domainFaults];
