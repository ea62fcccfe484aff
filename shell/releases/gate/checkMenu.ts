import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import type { Texts } from '@campus/shared/remote/RemoteDeclaration';
import { shellRoutes } from '../../src/shellRoutes';
import { overlaps } from './overlaps';

const placeOf = (to: string) => to.replace(/[?#].*$/, '');

const inMenuOf = (name: string, to: string): Texts => ({
  ru: `Его пункт меню ${to} уже есть в меню модуля ${name}: уберите один из них.`,
  en: `Its menu entry ${to} is in the menu of ${name}: remove one of them.`,
});

const twice = (to: string): Texts => ({
  ru: `В его меню пункт ${to} стоит дважды: оставьте один.`,
  en: `Its menu has the entry ${to} twice: keep one of them.`,
});

const toNowhere = (to: string): Texts => ({
  ru: `Его пункт меню ${to} не ведёт ни на один из его адресов: объявите адрес или исправьте пункт.`,
  en: `Its menu entry ${to} leads to none of its routes: declare the route, or correct it.`,
});

/** Every entry leads somewhere that exists, and nobody else offers the same. */
export function checkMenu(
  { declaration }: RemoteManifest,
  others: readonly RemoteManifest[],
): Texts[] {
  const { routes, menu } = declaration;
  const known = [...routes, ...shellRoutes].map(({ path }) => path);
  return menu.flatMap(({ to }, at) => {
    const other = others.find((each) => each.declaration.menu.some((entry) => entry.to === to));
    const isRepeated = menu.findIndex((entry) => entry.to === to) !== at;
    return [
      ...(other ? [inMenuOf(other.declaration.name, to)] : []),
      ...(isRepeated ? [twice(to)] : []),
      ...(known.some((path) => overlaps(path, placeOf(to))) ? [] : [toNowhere(to)]),
    ];
  });
}
