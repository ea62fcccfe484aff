import { grantTypes } from '@campus/shared/contract/education/grantTypes';
import { useFormat } from '@campus/shared/format/useFormat';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CellNotes } from '../CellNotes';
import styles from './GrantGrid.module.css';
import { sumOf, sumOfAll, type Cell, type GrantType } from '../grantSheet';
import type { Organisation } from '../../grants/organisation/OrganisationGrants';
import type { GrantSheet } from '../useGrantSheet';
import {
  cellAt,
  gridColumns,
  grantParts,
  placeName,
  useGridKeys,
  type GridKeys,
  type GridOptions,
  type CellPosition,
} from './useGridKeys';

const termFields = ['periodFrom', 'periodTo', 'minAverage', 'isActive'] as const;

/** The terms of a grant in short. */
function useTerms({ textOf }: Pick<GrantSheet, 'textOf'>) {
  const { t } = useTranslation('payments');
  return (org: Organisation, type: GrantType) => {
    const text = (field: Cell['field']) => textOf({ org, type, field });
    if (!text('amount') && !text('quota')) return t('matrix.none');
    if (text('isActive') !== 'yes') return t('matrix.off');
    const day = text('periodTo');
    const average = text('minAverage');
    const words = [day && t('matrix.until', { day }), average && t('matrix.from', { average })];
    return words.filter(Boolean).join(' · ');
  };
}

interface GridCellProps extends Pick<GridOptions, 'grants' | 'canEdit' | 'onTerms'> {
  saved: Organisation;
  at: CellPosition;
  keys: GridKeys;
}

function CellInput({ cell, keys }: { cell: Cell; keys: GridKeys }) {
  const { t } = useTranslation('payments');
  const { onType, ...input } = keys.input;
  return (
    <input
      {...input}
      // The cell has been in hand already: the keys go on in its field.
      ref={(field) => field?.focus()}
      aria-label={t('matrix.cell', {
        field: t(`matrix.field.${cell.field}`),
        type: t(`matrix.type.${cell.type}`),
        organisation: cell.org.shortName,
      })}
      className={styles.input}
      inputMode="decimal"
      autoComplete="off"
      value={keys.typed}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

function GridCell({ saved, at, keys, grants, canEdit, onTerms }: GridCellProps) {
  const notes = useId();
  const termsOf = useTerms(grants);
  const org = grants.shown(saved);
  const own = cellAt(org, at.column);
  const type = gridColumns[at.column]?.type ?? 'GRANT';
  const isHere = keys.isHere(at);
  const isTyped = isHere && keys.typed !== undefined && own;
  const cells = own ? [own] : termFields.map((field): Cell => ({ org, type, field }));
  const isBad = cells.some((one) => grants.problemOf(one));
  const hasConflict = cells.some((one) => grants.conflictOf(one));
  return (
    <td
      role="gridcell"
      tabIndex={isHere && !isTyped ? 0 : -1}
      data-place={placeName(saved, at.column)}
      data-part={own?.field ?? 'terms'}
      data-changed={cells.some((one) => grants.isChanged(one)) || undefined}
      data-conflict={hasConflict || undefined}
      aria-readonly={!canEdit || !own || undefined}
      aria-invalid={isBad || undefined}
      aria-describedby={own && (isBad || hasConflict) ? notes : undefined}
      {...keys.cellProps(at)}
      onClick={own ? undefined : () => onTerms(saved)}
    >
      {isTyped ? (
        <CellInput cell={isTyped} keys={keys} />
      ) : (
        <span>{own ? grants.textOf(own) || '—' : termsOf(org, type)}</span>
      )}
      {own && <CellNotes id={notes} cell={own} grants={grants} />}
    </td>
  );
}

function Head() {
  const { t } = useTranslation('payments');
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col">
          {t('matrix.organisation')}
        </th>
        {grantTypes.map((type) => (
          <th key={type} colSpan={grantParts.length} scope="colgroup">
            {t(`matrix.type.${type}`)}
          </th>
        ))}
        <th rowSpan={2} scope="col" data-part="sum">
          {t('matrix.sum')}
        </th>
      </tr>
      <tr>
        {gridColumns.map(({ type, part }) => (
          <th key={type + part} scope="col" data-part={part}>
            {t(`matrix.field.${part}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Totals({ orgs, grants }: Pick<GridOptions, 'orgs' | 'grants'>) {
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  const sums = grantTypes.map((type) =>
    orgs.reduce((sum, org) => sum + sumOf(grants.sheet, grants.shown(org), type), 0),
  );
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('matrix.total')}</th>
        {grantTypes.map((type, index) => (
          <td key={type} colSpan={grantParts.length} data-part="sum">
            {money(sums[index] ?? 0)}
          </td>
        ))}
        <td data-part="sum">{money(sums.reduce((all, sum) => all + sum, 0))}</td>
      </tr>
    </tfoot>
  );
}

/** Organisations down, three types of grants across, with the keys of a spreadsheet. */
export function GrantGrid(props: GridOptions) {
  const { orgs, grants, canEdit } = props;
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  const keys = useGridKeys(props);
  return (
    <div className={styles.frame}>
      <table
        {...keys.table}
        role="grid"
        aria-label={t('matrix.title')}
        aria-readonly={!canEdit || undefined}
        className={styles.grid}
      >
        <Head />
        <tbody>
          {keys.rows.map((saved, row) => (
            <tr key={saved.id}>
              <th scope="row" title={saved.name}>
                {saved.shortName}
              </th>
              {gridColumns.map((_, column) => (
                <GridCell key={column} {...props} saved={saved} at={{ row, column }} keys={keys} />
              ))}
              <td data-part="sum">{money(sumOfAll(grants.sheet, grants.shown(saved)))}</td>
            </tr>
          ))}
        </tbody>
        <Totals orgs={orgs} grants={grants} />
      </table>
    </div>
  );
}
