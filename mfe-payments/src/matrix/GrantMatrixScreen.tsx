import { PartsProgress } from '@campus/shared/progress/PartsProgress';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listGrants } from '@campus/shared/contract/education/calls';
import { grantTypes } from '@campus/shared/contract/education/grantTypes';
import { useFormat } from '@campus/shared/format/useFormat';
import { Drawer } from '@campus/shared/overlay/Drawer';
import { LeaveQuestion } from '@campus/shared/remote/LeaveQuestion';
import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useUnsaved } from '@campus/shared/stores/useUnsaved';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { IconButton } from '@campus/shared/ui/IconButton';
import { NothingFound } from '@campus/shared/ui/NothingFound';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SearchField } from '@campus/shared/ui/SearchField';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import { urlChoice, urlText } from '@campus/shared/ui/urlValues';
import { useActionBar } from '@campus/shared/ui/useActionBar';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useMedia } from '@campus/shared/ui/useMedia';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CellNotes } from './CellNotes';
import { GrantGrid } from './grid/GrantGrid';
import styles from './GrantMatrixScreen.module.css';
import { type Cell, fields, type GrantType, isEdited, sumOfAll } from './grantSheet';
import type { Organisation } from '../grants/organisation/OrganisationGrants';
import en from './locales/en.json';
import ru from './locales/ru.json';
import card from './GrantCards.module.css';
import { MetNotice } from './MetNotice';
import { type GrantSheet, useGrantSheet } from './useGrantSheet';

export const locales = { ru, en };

interface GrantsProps {
  org: Organisation;
  grants: GrantSheet;
  canEdit: boolean;
}

function CellField({ cell, grants, canEdit }: { cell: Cell } & Omit<GrantsProps, 'org'>) {
  const { t } = useTranslation('payments');
  const id = useId();
  const text = grants.textOf(cell);
  const isBad = !!grants.problemOf(cell);
  const enter = (value: string) => grants.enter([{ ...cell, text: value }]);
  const common = {
    id,
    'aria-invalid': isBad || undefined,
    'aria-describedby': isBad || grants.conflictOf(cell) ? `${id}-notes` : undefined,
    'data-changed': grants.isChanged(cell) || undefined,
  };
  return (
    <div className={card.field} data-switch={cell.field === 'isActive' || undefined}>
      <label htmlFor={id}>{t(`matrix.field.${cell.field}`)}</label>
      {cell.field === 'isActive' ? (
        <input
          {...common}
          type="checkbox"
          className={card.switch}
          checked={text === 'yes'}
          disabled={!canEdit}
          onChange={({ target }) => enter(target.checked ? 'yes' : '')}
        />
      ) : (
        <input
          {...common}
          // The text is taken when it is left; another one from outside begins the field anew.
          key={text}
          type="text"
          className={card.input}
          inputMode={cell.field.startsWith('period') ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={text}
          readOnly={!canEdit}
          onBlur={({ target }) => enter(target.value)}
          // It closes the panel around, and a field that goes is not left.
          onKeyDown={({ key, currentTarget }) => key === 'Escape' && enter(currentTarget.value)}
        />
      )}
      <CellNotes id={`${id}-notes`} cell={cell} grants={grants} />
    </div>
  );
}

function TypeGrants({ type, ...props }: GrantsProps & { type: GrantType }) {
  const { t } = useTranslation('payments');
  const { org, ...rest } = props;
  return (
    <fieldset className={card.type}>
      <legend>{t(`matrix.type.${type}`)}</legend>
      <div className={card.fields}>
        {fields.map((field) => (
          <CellField key={field} cell={{ org, type, field }} {...rest} />
        ))}
      </div>
    </fieldset>
  );
}

/** Everything about the three grants of an organisation, in fields of the same cells. */
function GrantCards(props: GrantsProps) {
  return (
    <div className={card.types}>
      {grantTypes.map((type) => (
        <TypeGrants key={type} type={type} {...props} />
      ))}
    </div>
  );
}

const views = ['missing', 'off', 'changed'] as const;
const values = { search: urlText, view: urlChoice(views) };

const isIn = (view: (typeof views)[number], org: Organisation, { sheet }: GrantSheet) => {
  if (view === 'changed') return isEdited(sheet, org.id);
  if (view === 'off') return org.grants.some(({ isActive }) => !isActive);
  return grantTypes.some((type) => !org.grants.some((grant) => grant.type === type));
};

/** How much is changed, and what may be done with it; on its way it shows how far it is. */
function ChangesBar({ grants }: { grants: GrantSheet }) {
  const { t } = useTranslation('payments');
  const bar = useRef<HTMLDivElement>(null);
  useActionBar(bar);
  const { changes, edited, ready, canUndo, undo, discard, save, saving } = grants;
  const held = edited.length - ready.length;
  /** What was pressed may go, with the bar or without: the cell in hand has the focus again. */
  const press = (action: () => void) => () => {
    const frame = bar.current?.parentElement;
    flushSync(action);
    if (document.activeElement !== document.body) return;
    const cell = frame?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    (cell ?? document.getElementById('screen-title'))?.focus();
  };
  return (
    <div ref={bar} role="group" aria-label={t('matrix.bar')} className={styles.bar}>
      {saving.running ? (
        <PartsProgress {...saving.running} />
      ) : (
        <>
          <p role="status" className={styles.held}>
            {held > 0 && t('matrix.held', { count: held })}
          </p>
          <IconButton
            icon="undo"
            label={t('matrix.undo')}
            aria-disabled={!canUndo || undefined}
            onClick={press(undo)}
          />
          <Button variant="ghost" onClick={press(discard)}>
            {t('matrix.discard')}
          </Button>
          <Button aria-disabled={ready.length === 0} onClick={press(() => void save(ready))}>
            {t('matrix.save', {
              changes: t('matrix.changes', { count: changes }),
              organisations: t('matrix.inOrganisations', { count: edited.length }),
            })}
          </Button>
        </>
      )}
    </div>
  );
}

interface MatrixProps {
  orgs: readonly Organisation[];
  grants: GrantSheet;
  canEdit: boolean;
}

/** On a phone each organisation is a card that opens. */
function Cards({ orgs, grants, canEdit }: MatrixProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  return (
    <ul className={styles.cards}>
      {orgs.map((saved) => {
        const org = grants.shown(saved);
        const sum = sumOfAll(grants.sheet, org);
        const isChanged = isEdited(grants.sheet, org.id);
        return (
          <li key={org.id}>
            <Surface>
              <details className={styles.card}>
                <summary>
                  <span className={styles.name}>{org.shortName}</span>
                  <span className={styles.sum}>{money(sum)}</span>
                  {isChanged && <span className={styles.changed}>{t('matrix.changed')}</span>}
                </summary>
                <GrantCards org={org} grants={grants} canEdit={canEdit} />
              </details>
            </Surface>
          </li>
        );
      })}
    </ul>
  );
}

function Matrix(props: MatrixProps) {
  const { t } = useTranslation('payments');
  const notify = useClientStore((state) => state.notify);
  const isNarrow = useMedia('(max-width: 767px)');
  const [openId, setOpenId] = useState<string>();
  const { orgs, grants } = props;
  const open = orgs.find(({ id }) => id === openId);
  const tellPasted = (pasted: number, left: number) =>
    notify({
      tone: left > 0 ? 'danger' : 'success',
      text: [
        t('matrix.pasted', { count: pasted }),
        ...(left > 0 ? [t('matrix.noRoom', { count: left })] : []),
      ].join(' '),
    });
  if (isNarrow) return <Cards {...props} />;
  return (
    <>
      <GrantGrid {...props} onTerms={({ id }) => setOpenId(id)} onPasted={tellPasted} />
      <Drawer
        open={!!open}
        onClose={() => setOpenId(undefined)}
        title={open?.name ?? ''}
        description={t('matrix.terms')}
      >
        {open && <GrantCards {...props} org={grants.shown(open)} />}
      </Drawer>
    </>
  );
}

/** What organisations may pay: organisation × type of grant, typed in place. */
export function GrantMatrixScreen() {
  const { t } = useTranslation('payments');
  const { roles } = useSession();
  const [{ search, view: asked }, setFilter, hrefOf] = useFilter(values);
  const query = useCallQuery(listGrants, { query: { search } });
  const mayEdit = roles.includes('ADMIN') || roles.includes('PAYMENT_MANAGER');
  const grants = useGrantSheet(mayEdit);
  const { changes, saving } = grants;
  // A link from whoever edits: whoever only reads has no changes, and sees all.
  const view = asked === 'changed' && !mayEdit ? undefined : asked;
  useUnsaved(changes > 0);
  const fitting = (items: readonly Organisation[]) =>
    view ? items.filter((org) => isIn(view, org, grants)) : items;
  return (
    <Screen title={t('matrix.title')}>
      <div className={styles.screen}>
        <div className={styles.filters}>
          <SearchField label={t('matrix.search')} placeholder={t('matrix.searchHint')} />
          <FilterSelect
            label={t('matrix.view.label')}
            any={t('matrix.view.all')}
            value={view ?? ''}
            options={views
              .filter((one) => one !== 'changed' || mayEdit)
              .map((value) => ({ value, label: t(`matrix.view.${value}`) }))}
            onChange={(value) => setFilter({ view: views.find((one) => one === value) })}
          />
        </div>
        {!!saving.failure && changes > 0 && (
          <Banner tone="danger" title={t('matrix.failed')}>
            {t('matrix.kept')}
          </Banner>
        )}
        {saving.met.length > 0 && <MetNotice met={saving.met} />}
        <QueryView
          query={query}
          isEmpty={({ total }) => total === 0 && !search}
          empty={<EmptyState title={t('matrix.empty.title')} text={t('matrix.empty.text')} />}
          skeleton={<SkeletonText lines={12} />}
          found={({ items }) => (search || view ? fitting(items).length : undefined)}
        >
          {({ items }) => {
            const orgs = fitting(items);
            if (orgs.length === 0)
              return <NothingFound of="rows" to={hrefOf({ search: undefined, view: undefined })} />;
            return <Matrix orgs={orgs} grants={grants} canEdit={mayEdit && !saving.running} />;
          }}
        </QueryView>
        {changes > 0 && <ChangesBar grants={grants} />}
        {changes > 0 && (
          <LeaveQuestion isUnsaved={() => changes > 0} onLeave={grants.forget} staysWhenFiltered />
        )}
      </div>
    </Screen>
  );
}
