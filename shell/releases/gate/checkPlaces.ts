import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import type { PlaceContract } from '@campus/shared/contract/place';
import type { TextByLanguage } from '@campus/shared/contract/fields';
import type { SlotDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { shellRoutes } from '../../page/shellRoutes';

interface Declared extends PlaceContract {
  owner: string;
}

interface Filled extends SlotDeclaration {
  by: string;
}

const ofRemote = ({ declaration: { name, routes } }: RemoteManifest): Declared[] =>
  routes.flatMap(({ places = [] }) => places.map((place) => ({ ...place, owner: name })));

const ofShell: Declared[] = shellRoutes.flatMap(({ places = [] }) =>
  places.map((place) => ({ ...place, owner: 'shell' })),
);

const slotsOf = ({ declaration: { name, slots } }: RemoteManifest): Filled[] =>
  slots.map((slot) => ({ ...slot, by: name }));

/** What two sides must agree on, in words: `humanId: string, as tabs`. */
const termsOf = ({ props = {}, isTabbed }: PlaceContract) =>
  [
    ...Object.entries(props)
      .map(([name, kind]) => `${name}: ${kind}`)
      .sort(),
    ...(isTabbed ? ['as tabs'] : []),
  ].join(', ') || 'no props';

const listOf = (places: readonly Declared[]) => {
  const owners = [...new Set(places.map(({ owner }) => owner))];
  return owners
    .map((owner) => {
      const own = places.filter((one) => one.owner === owner).map(({ place }) => place);
      return `${owner} (${[...new Set(own)].join(', ')})`;
    })
    .join(', ');
};

const unknown = (
  { widget, place }: SlotDeclaration,
  known: readonly Declared[],
): TextByLanguage => ({
  ru: `Его виджет ${widget} — для места ${place}, которого никто не объявляет. Места объявляют: ${listOf(known)}.`,
  en: `Its widget ${widget} is for the place ${place}, which nobody declares. Places are declared by ${listOf(known)}.`,
});

const differs = (slot: SlotDeclaration, declared: Declared): TextByLanguage => ({
  ru: `Его виджет ${slot.widget} ждёт от места ${slot.place} «${termsOf(slot)}», а ${declared.owner} даёт «${termsOf(declared)}»: соберите его с нынешним договором.`,
  en: `Its widget ${slot.widget} expects of ${slot.place} “${termsOf(slot)}”, and ${declared.owner} gives “${termsOf(declared)}”: build it with the present contract.`,
});

/** Every widget has a place that takes it as it is. */
function checkSlots(
  slots: readonly SlotDeclaration[],
  known: readonly Declared[],
): TextByLanguage[] {
  return slots.flatMap((slot) => {
    const declared = known.find(({ place }) => place === slot.place);
    if (!declared) return unknown(slot, known);
    return termsOf(declared) === termsOf(slot) ? [] : differs(slot, declared);
  });
}

const namedAs = ({ by, place, widget }: Filled): TextByLanguage => ({
  ru: `Его виджет ${widget} в ${place} назван так же, как виджет модуля ${by}: переименуйте его.`,
  en: `Its widget ${widget} in ${place} has the name of one of ${by}: rename it.`,
});

const tabIsOf = ({ by, place, widget, tab = widget }: Filled): TextByLanguage => ({
  ru: `Его вкладка ${tab} в ${place} — уже вкладка модуля ${by}: назовите её иначе.`,
  en: `Its tab ${tab} in ${place} is that of ${by} already: give it another name.`,
});

const twice = ({ place, widget }: SlotDeclaration): TextByLanguage => ({
  ru: `Он объявляет виджет ${widget} в ${place} дважды: оставьте один.`,
  en: `It declares the widget ${widget} in ${place} twice: keep one of them.`,
});

const sameTab = (
  { place, widget, tab = widget }: SlotDeclaration,
  first: SlotDeclaration,
): TextByLanguage => ({
  ru: `Вкладка ${tab} в ${place} — и у его виджета ${first.widget}, и у ${widget}: назовите одну иначе.`,
  en: `Its widgets ${first.widget} and ${widget} in ${place} have one tab, ${tab}: give one of them another name.`,
});

/** Its address, as the page has it. */
const tabOf = ({ isTabbed, widget, tab = widget }: SlotDeclaration) => (isTabbed ? tab : undefined);

/** Widgets of one place are told apart by their names, and tabs by their addresses. */
function checkNames(slots: readonly SlotDeclaration[], taken: readonly Filled[]): TextByLanguage[] {
  const isSame = (one: SlotDeclaration) => (other: SlotDeclaration) =>
    one.place === other.place && one.widget === other.widget;
  const hasTabOf = (one: SlotDeclaration) => (other: SlotDeclaration) =>
    one.place === other.place && tabOf(one) !== undefined && tabOf(one) === tabOf(other);
  return slots.flatMap((slot, at) => {
    const other = taken.find(isSame(slot));
    const neighbour = taken.find(hasTabOf(slot));
    const isRepeated = slots.findIndex(isSame(slot)) !== at;
    const before = slots.slice(0, at).find(hasTabOf(slot));
    return [
      ...(other ? [namedAs(other)] : []),
      ...(neighbour && neighbour !== other ? [tabIsOf(neighbour)] : []),
      ...(isRepeated ? [twice(slot)] : before ? [sameTab(slot, before)] : []),
    ];
  });
}

const isTaken = ({ owner, place }: Declared): TextByLanguage => ({
  ru: `Место ${place} уже объявляет ${owner}: назовите своё иначе.`,
  en: `Its place ${place} is declared by ${owner} already: give it another name.`,
});

const isFilled = ({ place, widget, by }: Filled): TextByLanguage => ({
  ru: `Он больше не объявляет место ${place}, а в нём виджет ${widget} модуля ${by}: оставьте место или сначала выпустите ${by} без виджета.`,
  en: `It no longer declares the place ${place}, which has the widget ${widget} of ${by}: keep it, or release ${by} without the widget first.`,
});

const isChanged = (slot: Filled, declared: Declared): TextByLanguage => ({
  ru: `Его место ${slot.place} даёт «${termsOf(declared)}», а виджет ${slot.widget} модуля ${slot.by} ждёт «${termsOf(slot)}»: оставьте договор или сначала выпустите ${slot.by} без виджета.`,
  en: `Its place ${slot.place} gives “${termsOf(declared)}”, and the widget ${slot.widget} of ${slot.by} expects “${termsOf(slot)}”: keep the contract, or release ${slot.by} without the widget first.`,
});

/** What the release before this one has promised to those who fill its places is kept. */
function checkPromises(
  own: readonly Declared[],
  before: readonly Declared[],
  slots: readonly Filled[],
): TextByLanguage[] {
  return slots.flatMap((slot) => {
    const declared = own.find(({ place }) => place === slot.place);
    if (declared) return termsOf(declared) === termsOf(slot) ? [] : isChanged(slot, declared);
    return before.some(({ place }) => place === slot.place) ? isFilled(slot) : [];
  });
}

interface Known {
  /** The active releases of the other remotes. */
  others: readonly RemoteManifest[];
  /** The release whose turn would end. */
  replaced?: RemoteManifest | undefined;
}

/** Who shows a place and who fills it agree, whichever of them comes last. */
export function checkPlaces(
  manifest: RemoteManifest,
  { others, replaced }: Known,
): TextByLanguage[] {
  const { slots } = manifest.declaration;
  const own = ofRemote(manifest);
  const theirs = [...ofShell, ...others.flatMap(ofRemote)];
  const collisions = own.flatMap(({ place }) => {
    const other = theirs.find((one) => one.place === place);
    return other ? isTaken(other) : [];
  });
  const filled = others.flatMap(slotsOf);
  return [
    ...collisions,
    ...checkSlots(slots, [...theirs, ...own]),
    ...checkNames(slots, filled),
    ...checkPromises(own, replaced ? ofRemote(replaced) : [], filled),
  ];
}
