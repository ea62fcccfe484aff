import type { Place as Contract, PropsOf } from '@campus/shared/contract/place';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { Fragment, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { PlacesContext, type PlacedWidget } from './PlacesContext';
import { mayUse, useSession } from './useSession';

/** Those that this person may see, in the order they ask for. */
function useWidgets({ place }: Contract): PlacedWidget[] {
  const session = useSession();
  return useContext(PlacesContext)
    .filter(({ slot }) => slot.place === place && mayUse(session, slot.access))
    .sort((a, b) => a.slot.order - b.slot.order);
}

interface TabbedProps {
  widgets: readonly PlacedWidget[];
  props: object;
}

function Tabbed({ widgets, props }: TabbedProps) {
  const { t } = useTranslation('shared');
  const language = useClientStore((state) => state.currentLanguage);
  const [{ tab }, , hrefOf] = useFilter({ tab: urlText });
  const current = widgets.find(({ slot }) => slot.widget === tab) ?? widgets[0];
  if (!current) return null;
  const labelOf = ({ slot }: PlacedWidget) => slot.title?.[language] ?? slot.widget;
  return (
    <Stack gap={5}>
      <TabLinks
        label={t('place.tabs')}
        tabs={widgets.map((widget) => ({
          to: hrefOf({ tab: widget.slot.widget }),
          label: labelOf(widget),
          isCurrent: widget === current,
        }))}
      />
      <section key={current.slot.widget} aria-label={labelOf(current)}>
        {current.show(props)}
      </section>
    </Stack>
  );
}

/** What other remotes show on this page; nothing where nobody has anything to show. */
export function Place<P extends Contract>({ of, ...props }: { of: P } & PropsOf<P>) {
  const widgets = useWidgets(of);
  if (of.isTabbed) return <Tabbed widgets={widgets} props={props} />;
  return widgets.map(({ slot, show }) => <Fragment key={slot.widget}>{show(props)}</Fragment>);
}
