import type { Call, CallOutput } from '@campus/shared/contract/call';
import type { FieldPath } from '@campus/shared/remote/fieldOf';
import type {
  FeedDeclaration,
  HeadSource,
  ListSource,
  RouteDeclaration,
} from '@campus/shared/remote/RemoteDeclaration';

/** The names of the parameters of a route pattern: `url` of `/news/:url`. */
type RouteParam<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | RouteParam<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

/** Only the path of a call is published: its schemas stay out of the manifest. */
const pathOf = ({ path }: Call) => path as `/api/${string}`;

/** A call that answers pages of items. */
export type ListCall = Call & { method: 'POST' };
export type ItemOf<C extends Call> = CallOutput<C> extends { items: (infer Item)[] } ? Item : never;

type HeadOf<C extends Call> = Omit<HeadSource<FieldPath<CallOutput<C>>>, 'call'> & { call: C };

/** The head of a page that shows one record, with fields of what the call answers. */
export const recordHead = <C extends Call & { method: 'GET' }>({
  call,
  ...fields
}: HeadOf<C>): HeadSource => ({ call: pathOf(call), ...fields });

type ListOf<C extends Call, Path extends string> = {
  call: C;
  params: Readonly<Record<RouteParam<Path>, FieldPath<ItemOf<C>>>>;
  changed?: FieldPath<ItemOf<C>>;
};

type RecordRoute<C extends Call, Path extends string, Screen extends string> = Omit<
  RouteDeclaration<Screen>,
  'path' | 'list'
> & { path: Path; list: ListOf<C, Path> };

/** A route whose records a list call gives: each parameter is filled by a field of an item. */
export const recordRoute = <
  C extends ListCall,
  const Path extends string,
  const Screen extends string,
>({
  list: { call, ...list },
  ...route
}: RecordRoute<C, Path, Screen>): RouteDeclaration<Screen> & { list: ListSource } => ({
  ...route,
  list: { call: pathOf(call), ...list },
});

type FeedOf<C extends Call> = Omit<FeedDeclaration<FieldPath<ItemOf<C>>>, 'records'> & {
  call: C;
  records: RouteDeclaration & { list: ListSource };
};

/** RSS of the records of a route, with fields of the items of its list call. */
export const recordFeed = <C extends ListCall>({
  call,
  records,
  ...feed
}: FeedOf<C>): FeedDeclaration => {
  if (records.list.call !== call.path)
    throw new Error(
      `${feed.path} names ${call.path}, but ${records.path} lists ${records.list.call}.`,
    );
  return { ...feed, records: records.path };
};
