import type { publicSettings } from '../schema/resources';

type Row = typeof publicSettings.$inferSelect;

export const toSetting = (row: Row) => ({ ...row, updatedAt: row.updatedAt.toISOString() });
