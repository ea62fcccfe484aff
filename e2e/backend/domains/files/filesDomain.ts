import type { Domain } from '../../platform/Domain';
import { fileHandlers } from './fileHandlers';
import { sweepFiles } from './sweepFiles';

export const filesDomain = {
  handlers: fileHandlers,
  jobs: { 'files.sweep': { prepare: (_, services) => sweepFiles(services), every: 86_400 } },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'files.sweep': object;
  }
}
