import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { today } from '@campus/shared/contract/days';
import { listGrants } from '@campus/shared/contract/education/calls';
import { grantTypes } from '@campus/shared/contract/education/grantTypes';
import { ListFilters } from '@campus/shared/reading/ListFilters';
import { oneOf } from '@campus/shared/reading/oneOf';
import { someOf } from '@campus/shared/reading/someOf';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { NothingFound } from '@campus/shared/ui/NothingFound';
import { Pagination } from '@campus/shared/ui/Pagination';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { urlChoice, urlCount, urlIds, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import {
  OrganisationGrants,
  type Grant,
  type Organisation,
} from './organisation/OrganisationGrants';

const grantSearch = {
  skip: urlCount,
  search: urlText,
  type: urlChoice(grantTypes),
  eduOrgIds: urlIds,
};

const noFilter = { search: undefined, type: undefined, eduOrgIds: [] };

const size = 12;

/** Staff are sent what is over or switched off as well. */
const isOffered = ({ isActive, periodTo }: Grant) => isActive && periodTo >= today();

/** Organisations that have such a grant, and of each only such grants; the call finds by words alone. */
const having = (items: readonly Organisation[], type: Grant['type'] | undefined, ids: string[]) =>
  items
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map((one) => ({
      ...one,
      grants: one.grants.filter((grant) => isOffered(grant) && (!type || grant.type === type)),
    }))
    .filter(({ grants }) => grants.length > 0);

/** What is paid, to whom, how much and where; for everybody, signed in or not. */
export function GrantsScreen() {
  const { t } = useTranslation('payments');
  const [filter, , hrefOf] = useFilter(grantSearch);
  const { skip, search, type, eduOrgIds } = filter;
  const query = useCallQuery(listGrants, { query: { search } });
  const resetTo = hrefOf(noFilter);
  const isFiltered = Boolean(search ?? type) || eduOrgIds.length > 0;
  const found = having(query.data?.items ?? [], type, eduOrgIds);
  const shown = found.slice(skip, skip + size);
  const types = oneOf({
    label: t('grants.type'),
    any: t('grants.anyType'),
    values: grantTypes,
    wordsOf: (one) => t(`grants.types.${one}`),
    selected: type,
    hrefOf: (next) => hrefOf({ type: next }),
  });
  const organisations = someOf({
    label: t('grants.organisation'),
    all: t('grants.anyOrganisation'),
    options: query.data?.items.map(({ id, shortName }) => ({ id, name: shortName })),
    selected: eduOrgIds,
    hrefOf: (next) => hrefOf({ eduOrgIds: next }),
  });
  const none = <EmptyState icon="wallet" title={t('grants.none')} text={t('grants.noneText')} />;

  return (
    <Screen title={t('grants.title')} lead={t('grants.lead')} display>
      <Stack gap={6}>
        <ListFilters
          label={t('grants.search')}
          placeholder={t('grants.placeholder')}
          filters={[types, organisations]}
          resetTo={resetTo}
        />
        <QueryView
          query={query}
          isEmpty={() => shown.length === 0}
          empty={isFiltered || skip > 0 ? <NothingFound of="cards" to={resetTo} /> : none}
          skeleton={<SkeletonText lines={9} />}
          found={() => (isFiltered ? found.length : undefined)}
        >
          {() => (
            <>
              {shown.map((organisation) => (
                <OrganisationGrants key={organisation.id} organisation={organisation} />
              ))}
              <Pagination
                total={found.length}
                skip={skip}
                size={size}
                hrefOf={(next) => hrefOf({ skip: next })}
              />
            </>
          )}
        </QueryView>
      </Stack>
    </Screen>
  );
}
