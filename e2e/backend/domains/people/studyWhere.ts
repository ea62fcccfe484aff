import type { HumansFilter } from '@campus/shared/contract/people/requests';
import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../../platform/database/conditions';
import { students } from '../accounts/humanTables';
import { isShared } from '../accounts/isShared';

const asksOfCards = ({ hasCard, cardStatuses = [] }: HumansFilter) =>
  hasCard !== undefined || cardStatuses.length > 0;

/** The condition on `students` that a filter means; undefined if it asks for no study. */
export const studyWhere = (filter: HumansFilter, scopeEduOrgId?: string) =>
  and(
    isAnyOf(students.eduOrgId, filter.eduOrgIds),
    isAnyOf(students.programId, filter.programIds),
    isAnyOf(students.statusId, filter.statusIds),
    isAnyOf(students.course, filter.courses),
    isAnyOf(students.level, filter.levels),
    scopeEduOrgId ? eq(students.eduOrgId, scopeEduOrgId) : undefined,
    scopeEduOrgId && asksOfCards(filter) ? isShared(students.humanId) : undefined,
  );
