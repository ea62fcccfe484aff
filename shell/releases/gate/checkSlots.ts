import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import type { Texts } from '@campus/shared/remote/RemoteDeclaration';

interface Widget {
  place: string;
  widget: string;
}

const keyOf = ({ place, widget }: Widget) => `${widget} in ${place}`;

const namedAs = (owner: string, { place, widget }: Widget): Texts => ({
  ru: `Его виджет ${widget} в ${place} назван так же, как виджет модуля ${owner}: переименуйте его.`,
  en: `Its widget ${widget} in ${place} has the name of one of ${owner}: rename it.`,
});

const twice = ({ place, widget }: Widget): Texts => ({
  ru: `Он объявляет виджет ${widget} в ${place} дважды: оставьте один.`,
  en: `It declares the widget ${widget} in ${place} twice: keep one of them.`,
});

/** Widgets of one place are told apart by their names. */
export function checkSlots(
  { declaration: { slots } }: RemoteManifest,
  others: readonly RemoteManifest[],
): Texts[] {
  const taken = new Map(
    others.flatMap(({ declaration }) =>
      declaration.slots.map((slot) => [keyOf(slot), declaration.name] as const),
    ),
  );
  return slots.flatMap((slot, at) => {
    const key = keyOf(slot);
    const owner = taken.get(key);
    const isRepeated = slots.findIndex((each) => keyOf(each) === key) !== at;
    return [...(owner ? [namedAs(owner, slot)] : []), ...(isRepeated ? [twice(slot)] : [])];
  });
}
