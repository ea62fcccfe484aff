import {
  educationalOrganizationGrantRequest,
  type GrantInput,
} from '@campus/shared/contract/education/requests';
import { grantTypes } from '@campus/shared/contract/education/grantTypes';
import { readMoney, writeMoney } from '@campus/shared/form/moneyText';
import { isDay, typedDay } from '@campus/shared/form/typedDay';
import * as z from 'zod/mini';
import type { Grant, Organisation } from '../grants/organisation/OrganisationGrants';

export type GrantType = (typeof grantTypes)[number];

export const fields = [
  'amount',
  'quota',
  'periodFrom',
  'periodTo',
  'minAverage',
  'isActive',
] as const;
export type Field = (typeof fields)[number];

export interface Cell {
  org: Organisation;
  type: GrantType;
  field: Field;
}
export interface Change extends Cell {
  text: string;
}

export const keyOf = ({ org, type, field }: Cell) => `${org.id}/${type}/${field}`;
const isOf = (id: string) => (key: string) => key.startsWith(`${id}/`);

/** How numbers and days are written in the reader’s language; reading takes either. */
export interface Writing {
  point: ',' | '.';
  shortDate: (day: string) => string;
}

type Value = string | number | boolean | null | undefined;

const average = (text: string) => {
  if (text === '') return null;
  return /^\d([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
};

/** What a text of a cell means; what nobody understands stays a text, which the schema refuses. */
export function read(field: Field, text: string): Value {
  const tidy = text.trim();
  if (field === 'isActive') return tidy === 'yes';
  if (field === 'minAverage') return average(tidy);
  if (tidy === '') return undefined;
  if (field === 'amount') return readMoney(tidy);
  if (field === 'quota') return /^[\d\s]+$/.test(tidy) ? Number(tidy.replace(/\s/g, '')) : tidy;
  return typedDay(tidy, '2099-12-31') ?? tidy;
}

export const isUnderstood = (field: Field, value: Value) =>
  typeof value !== 'string' || (field.startsWith('period') && isDay(value));

export function write(field: Field, value: Value, { point, shortDate }: Writing): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return 'yes';
  if (field === 'amount' && typeof value === 'number') {
    const text = writeMoney(value, point);
    return text.includes(point) ? text : `${text}${point}00`;
  }
  if (field === 'minAverage') return String(value).replace('.', point);
  return isDay(String(value)) ? shortDate(String(value)) : String(value);
}

/** The newest of its type is in the matrix; the earlier ones stay as they are. */
const grantOf = ({ grants }: Organisation, type: GrantType) =>
  grants
    .filter((grant) => grant.type === type)
    .reduce<Grant | undefined>(
      (newest, one) => (newest && newest.periodFrom >= one.periodFrom ? newest : one),
      undefined,
    );

/** A type that the organisation does not pay yet begins with the period of the others. */
export function valueOf({ org, type, field }: Cell): Value {
  const grant = grantOf(org, type);
  if (grant) return grant[field];
  if (field === 'isActive') return true;
  const other = org.grants[0];
  return field === 'periodFrom' || field === 'periodTo' ? other?.[field] : undefined;
}

export interface Conflict {
  by?: string | undefined;
  at?: string | undefined;
}

/** What is typed and not saved, by cell. */
export interface Sheet {
  edits: Readonly<Record<string, string>>;
  /** Each organisation as it was when somebody began to edit it. */
  began: Readonly<Record<string, Organisation>>;
  conflicts: Readonly<Record<string, Conflict>>;
  /** Codes and sentences with which the server refused a cell. */
  refused: Readonly<Record<string, string>>;
}
export const noEdits: Sheet = { edits: {}, began: {}, conflicts: {}, refused: {} };

const without = <T>(from: Readonly<Record<string, T>>, isGone: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !isGone(key)));

export const isEdited = ({ edits }: Sheet, id: string) => Object.keys(edits).some(isOf(id));

/** The organisation that a row is about: as it was begun with, or as it is saved by now. */
export const shownOrg = (sheet: Sheet, org: Organisation) =>
  (isEdited(sheet, org.id) && sheet.began[org.id]) || org;

const meant = (sheet: Sheet, cell: Cell) => {
  const text = sheet.edits[keyOf(cell)];
  return text === undefined ? valueOf(cell) : read(cell.field, text);
};

export function withChanges(sheet: Sheet, changes: readonly Change[]): Sheet {
  const edits = { ...sheet.edits };
  const began = { ...sheet.began };
  for (const change of changes) {
    const { id } = change.org;
    if (!isEdited({ ...sheet, edits }, id)) began[id] = change.org;
    if (read(change.field, change.text) === valueOf({ ...change, org: began[id] ?? change.org }))
      Reflect.deleteProperty(edits, keyOf(change));
    else edits[keyOf(change)] = change.text;
  }
  // An overlap is told of one cell and mended in another: what was refused is judged anew.
  const touched = new Set(changes.map(({ org }) => org.id));
  const isTouched = (key: string) => touched.has(key.split('/')[0] ?? '');
  return { ...sheet, edits, began, refused: without(sheet.refused, isTouched) };
}

export const withoutEdits = (sheet: Sheet, id: string): Sheet => ({
  began: without(sheet.began, (key) => key === id),
  edits: without(sheet.edits, isOf(id)),
  conflicts: without(sheet.conflicts, isOf(id)),
  refused: without(sheet.refused, isOf(id)),
});

const allCells = (org: Organisation): Cell[] =>
  grantTypes.flatMap((type) => fields.map((field) => ({ org, type, field })));

/** Somebody else has saved first: only a cell that both changed is for a person to decide on. */
export function withTheirs(sheet: Sheet, theirs: Organisation, conflict: Conflict): Sheet {
  const mine = allCells(sheet.began[theirs.id] ?? theirs).filter(
    (cell) => keyOf(cell) in sheet.edits,
  );
  const edits = { ...sheet.edits };
  const conflicts = { ...without(sheet.conflicts, isOf(theirs.id)) };
  for (const cell of mine) {
    const fresh = valueOf({ ...cell, org: theirs });
    if (meant(sheet, cell) === fresh) Reflect.deleteProperty(edits, keyOf(cell));
    else if (valueOf(cell) !== fresh) conflicts[keyOf(cell)] = conflict;
  }
  return { ...sheet, edits, conflicts, began: { ...sheet.began, [theirs.id]: theirs } };
}

export function settled(sheet: Sheet, cell: Cell, whose: 'mine' | 'theirs'): Sheet {
  const isThis = (key: string) => key === keyOf(cell);
  const edits = whose === 'mine' ? sheet.edits : without(sheet.edits, isThis);
  return { ...sheet, edits, conflicts: without(sheet.conflicts, isThis) };
}

/** The body of a save: earlier grants first, so that an overlap is told of a cell of the matrix. */
export function bodyOf(sheet: Sheet, org: Organisation) {
  const types = grantTypes.filter(
    (type) =>
      grantOf(org, type) ?? fields.some((field) => keyOf({ org, type, field }) in sheet.edits),
  );
  const shown = types.map((type) => ({
    type,
    ...Object.fromEntries(fields.map((field) => [field, meant(sheet, { org, type, field })])),
  }));
  const earlier = org.grants
    .filter((grant) => grant !== grantOf(org, grant.type))
    .map(({ id: _id, ...grant }) => grant);
  const placeOf = (path: string) => {
    const [, index, field] = path.split('.');
    const type = types[Number(index) - earlier.length];
    const known = fields.find((one) => one === field);
    return type && known && keyOf({ org, type, field: known });
  };
  const grants = [...earlier, ...shown] as GrantInput[];
  return { body: { grants, ...(org.staff && { version: org.staff.version }) }, placeOf };
}

/** What the contract says against the cells of an organisation, by cell. */
export function problemsOf(sheet: Sheet, org: Organisation): Record<string, string> {
  const { body, placeOf } = bodyOf(sheet, org);
  const { error } = z.safeParse(educationalOrganizationGrantRequest, body);
  const found = (error?.issues ?? []).flatMap(({ path, message }) => {
    const key = placeOf(path.join('.'));
    return key ? [[key, message] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What an organisation may come to: quota × amount, of what is switched on. */
export function sumOf(sheet: Sheet, org: Organisation, type: GrantType): number {
  const [amount, quota, isActive] = (['amount', 'quota', 'isActive'] as const).map((field) =>
    meant(sheet, { org, type, field }),
  );
  return isActive && Number.isInteger(amount) && Number.isInteger(quota)
    ? Number(amount) * Number(quota)
    : 0;
}

/** Of all grants of an organisation, in kopecks. */
export const sumOfAll = (sheet: Sheet, org: Organisation) =>
  grantTypes.reduce((sum, type) => sum + sumOf(sheet, org, type), 0);

/** Rows and columns as a spreadsheet puts them on the clipboard. */
export const pastedRows = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'));
