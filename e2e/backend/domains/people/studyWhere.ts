import type { HumansFilter } from '@campus/shared/contract/people/requests';
import { and, eq } from 'drizzle-orm';
import { oneOf } from '../../platform/database/conditions';
import { students } from '../accounts/humanTables';

/** The condition on `students` that a filter means; undefined if it asks for no study. */
export const studyWhere = (filter: HumansFilter, scopeEduOrgId?: string) =>
  and(
    oneOf(students.eduOrgId, filter.eduOrgIds),
    oneOf(students.programId, filter.programIds),
    oneOf(students.statusId, filter.statusIds),
    oneOf(students.course, filter.courses),
    oneOf(students.level, filter.levels),
    scopeEduOrgId ? eq(students.eduOrgId, scopeEduOrgId) : undefined,
  );
