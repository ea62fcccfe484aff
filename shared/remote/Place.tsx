import type { PlaceContract as Contract, PropsOf } from '@campus/shared/contract/place';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { Fragment, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Head } from './Head';
import { PlacesContext, type PlacedWidget } from './PlacesContext';
import { mayUse, useSession } from './useSession';

/** Those that this person may see, in the order they ask for. */
function useWidgets({ place }: Contract): PlacedWidget[] {
  const session = useSession();
  return useContext(PlacesContext)
    .filter(({ slot }) => slot.place === place && mayUse(session, slot.access))
    .sort((a, b) => a.slot.order - b.slot.order);
}

/** A page whose tabs have addresses of their own: its route is declared with `/:tab` as well. */
interface TabbedPage {
  address: string;
  /** What is shown, for the titles of its tabs. */
  name: string;
  /** What the page itself shows at its address, before the others; the first of them where left out. */
  first?: { label: string; content: ReactNode };
}

interface TabbedProps {
  widgets: readonly PlacedWidget[];
  props: object;
  page: TabbedPage | undefined;
}

const partOf = ({ slot }: PlacedWidget) => slot.tab ?? slot.widget;

function Tabbed({ widgets, props, page }: TabbedProps) {
  const { t } = useTranslation('shared');
  const language = useClientStore((state) => state.currentLanguage);
  const [{ tab: asked }, , hrefOf] = useFilter({ tab: urlText });
  const { tab: part } = useParams();
  const here = { sameAs: useLocation().pathname };
  const chosen = widgets.find((widget) =>
    page ? partOf(widget) === part : widget.slot.widget === asked,
  );
  const first = page?.first;
  const current = chosen ?? (first ? undefined : widgets[0]);
  if (!current && !first) return null;
  const labelOf = ({ slot }: PlacedWidget) => slot.title?.[language] ?? slot.widget;
  const addressOf = (widget: PlacedWidget) =>
    page ? `${page.address}/${partOf(widget)}` : hrefOf({ tab: widget.slot.widget });
  // Links name the tab in the query; those of before by its widget.
  const linked =
    page && asked
      ? widgets.find((widget) => partOf(widget) === asked || widget.slot.widget === asked)
      : undefined;
  if (linked) return <Navigate to={addressOf(linked)} state={here} replace />;
  if (page && part && !chosen) return <Navigate to={page.address} state={here} replace />;
  return (
    <Stack gap={5}>
      {page && <Head title={chosen ? `${labelOf(chosen)}: ${page.name}` : page.name} />}
      <TabLinks
        label={t('place.tabs')}
        isOneScreen={page !== undefined}
        tabs={[
          ...(page && first ? [{ to: page.address, label: first.label, isCurrent: !current }] : []),
          ...widgets.map((widget) => ({
            to: addressOf(widget),
            label: labelOf(widget),
            isCurrent: widget === current,
          })),
        ]}
      />
      {current ? (
        <section key={current.slot.widget} aria-label={labelOf(current)}>
          {current.show(props)}
        </section>
      ) : (
        first?.content
      )}
    </Stack>
  );
}

type PlaceProps<P extends Contract> = {
  of: P;
  /** Where its tabs are parts of the path; they are `?tab=` where left out. */
  tabsOf?: TabbedPage;
} & PropsOf<P>;

/** What other remotes show on this page; nothing where nobody has anything to show. */
export function Place<P extends Contract>({ of, tabsOf, ...props }: PlaceProps<P>) {
  const widgets = useWidgets(of);
  if (of.isTabbed) return <Tabbed widgets={widgets} props={props} page={tabsOf} />;
  return widgets.map(({ slot, show }) => <Fragment key={slot.widget}>{show(props)}</Fragment>);
}
