import type * as contract from '@campus/shared/contract/students';
import type { Handlers } from '../Handler';
import { claimStudent } from './claimStudent';
import { findStudents } from './findStudents';

export const studentHandlers: Handlers<typeof contract> = { findStudents, claimStudent };
