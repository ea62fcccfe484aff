import { callAddress } from '@campus/shared/api/callAddress';
import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import type { FieldPath } from '@campus/shared/remote/fieldOf';
import type {
  FeedDeclaration,
  HeadSource,
  OfflineAnswer,
  ListSource,
  RouteDeclaration,
  SearchKind,
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

/** A call that a screen makes first, with the very query that it makes it with. */
export const firstCall = <C extends Call & { method: 'GET'; extension?: never }>(
  call: C,
  input: Pick<CallInput<C>, 'query' & keyof CallInput<C>> = {} as never,
) => callAddress(call, input) as `/api/${string}`;

type OfflineAnswerOf<C extends Call> = Omit<OfflineAnswer<FieldOf<C>>, 'call'> & { call: C };
type FieldOf<C extends Call> = keyof NonNullable<CallOutput<C>> & string;

/** What a page needs without a network, with fields of what the call answers. */
export const offlineAnswer = <C extends Call & { method: 'GET' }>({
  call,
  ...fields
}: OfflineAnswerOf<C>): OfflineAnswer => ({ call: pathOf(call), ...fields });

type ListedRoute = RouteDeclaration & { list: ListSource };

interface ListOf<C extends Call, Path extends string> {
  call: C;
  params: Readonly<Record<RouteParam<Path>, FieldPath<ItemOf<C>>>>;
  changed?: FieldPath<ItemOf<C>>;
}

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
}: RecordRoute<C, Path, Screen>): RouteDeclaration<Screen> & ListedRoute => ({
  ...route,
  list: { call: pathOf(call), ...list },
});

type OfRecords<C extends Call, Published> = Omit<Published, 'records' | 'provides'> & {
  call: C;
  records: ListedRoute;
};

/** @throws when the records are listed by another call: the fields would be those of another answer. */
function patternOf({ path }: Call, { path: pattern, list }: ListedRoute): string {
  if (list.call !== path) throw new Error(`${pattern} lists ${list.call}, and not ${path}.`);
  return pattern;
}

/** RSS of the records of a route, with fields of the items of its list call. */
export const recordFeed = <C extends ListCall>({
  call,
  records,
  ...feed
}: OfRecords<C, FeedDeclaration<FieldPath<ItemOf<C>>>>): FeedDeclaration => ({
  ...feed,
  records: patternOf(call, records),
});

/** The records of a route as the search shows them, with fields of the items of its list call. */
export const recordSearch = <C extends ListCall>({
  call,
  records,
  ...kind
}: OfRecords<C, SearchKind<FieldPath<ItemOf<C>>>>): SearchKind => ({
  ...kind,
  records: patternOf(call, records),
  provides: call.provides,
});
