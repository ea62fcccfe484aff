import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import { callText } from '@campus/shared/build/surface/callText';
import { kitOf } from '@campus/shared/build/surface/kitOf.fixture';
import { offersOf, recordUses } from '@campus/shared/build/surface/recordUses';
import type { Surface } from '@campus/shared/build/surface/Surface';
import { call } from '@campus/shared/contract/call';
import * as z from 'zod/mini';
import { checkLoans } from './checkLoans';

export const kit = {
  'ui/Icon': `
    export const iconNames = ['mail', 'news', 'trash', 'undo'] as const;
    export type IconName = (typeof iconNames)[number];
    export function Icon(props: { name: IconName }) { return null; }
  `,
  'ui/Button': `
    import type { IconName } from './Icon';
    interface Press { x: number; y: number }
    export interface ButtonProps {
      label: string;
      icon?: IconName;
      size?: 'm' | 's' | 'l';
      badge?: number | string;
      hint?: string;
      busy?: boolean;
      onPress?: (press: Press) => void;
      items?: readonly { id: string; title?: string }[];
    }
    export function Button(props: ButtonProps) { return null; }
    export function ButtonGroup(props: { children: string }) { return null; }
  `,
  'table/List': `
    export interface Column<R> { title: string; cell: (row: R) => string; width?: number }
    interface ListProps<R> { rows: readonly R[]; columns: readonly Column<R>[]; empty: string }
    export function List<R>(props: ListProps<R>) { return null; }
    export const pageSize: number = 20;
  `,
  'api/useThing': `
    export function useThing(id: string, options: { live?: boolean; pause?: number } = {}) {
      return { id, title: '' as string, count: options.pause ?? 0, reload: () => undefined };
    }
    export const plain = (text: string): string => text;
  `,
  'remote/RemoteDeclaration': `
    export interface SlotDeclaration { place: string; widget: string }
    export interface MenuEntry { to: string; group: 'main' | 'me' | 'admin' }
    export interface RemoteDeclaration<Screen extends string, Slot extends SlotDeclaration> {
      name: string;
      routes: readonly { path: string; screen: Screen }[];
      slots: readonly Slot[];
      menu: readonly MenuEntry[];
    }
  `,
};
type Kit = Partial<Record<keyof typeof kit, string>>;

export const body = z.object({
  name: z.string().check(z.maxLength(100)),
  kind: z.enum(['A', 'B']),
  note: z.optional(z.string()),
});
export const response = z.object({ id: z.string(), state: z.enum(['NEW', 'OLD']), total: z.int() });
const makeThing = call({
  ...{ method: 'POST', path: '/api/things', summary: 'Makes one', access: ['HUMAN', 'ADMIN'] },
  ...{ body, response },
});
const unusedThing = call({ ...makeThing, path: '/api/unused' });
export const calls = { makeThing: callText(makeThing), unusedThing: callText(unusedThing) };

export const tokens = { '--space-4': 'token', '--space-8': 'token' };
const lends = { react: '19.3.1' };

export interface World {
  kit: Kit;
  calls: Readonly<Record<string, string>>;
  tokens: Readonly<Record<string, string>>;
  lends: Readonly<Record<string, string>>;
}
export const before: World = { kit, calls, tokens, lends };

const surfaceOf = (world: World): Surface => ({
  ...kitOf(world.kit),
  'contract/things/calls': { makeThing: 'call' },
  calls: world.calls,
  tokens: world.tokens,
});

const screen = `
  import { Button } from '@campus/shared/ui/Button';
  import { Icon } from '@campus/shared/ui/Icon';
  import { List, pageSize } from '@campus/shared/table/List';
  import { plain, useThing } from '@campus/shared/api/useThing';
  import { makeThing } from '@campus/shared/contract/things/calls';
  import type { ButtonProps } from '@campus/shared/ui/Button';
  export function Screen({ rows, columns, items }) {
    const { title } = useThing('1', { live: true });
    return (
      <>
        <Button label={plain(title)} icon={rows ? 'trash' : 'news'} size="s" badge={3} items={items}
          onPress={() => makeThing} />
        <Icon name="mail" />
        <List rows={rows.slice(pageSize)} columns={columns} empty="" />
      </>
    );
  }
`;
const style = '.screen { gap: var(--space-4); --own: 1px; margin: var(--own); }';

export const manifest = {
  contract: '^1.0.0',
  declaration: {
    name: 'media',
    routes: [{ path: '/news', screen: 'Screen' }],
    slots: [{ place: 'home', widget: 'News' }],
    menu: [{ to: '/news', group: 'main' }],
  },
  borrows: { react: '^19.0.0', '@campus/shared/ui/Button': '^1.0.0' },
  uses: recordUses({
    scripts: [{ file: 'src/Screen.tsx', text: screen }],
    styles: [{ file: 'src/Screen.module.css', text: style }],
    surface: surfaceOf(before),
    isLent: (request) => request.startsWith('@campus/shared/'),
  }),
} as unknown as RemoteManifest;

export function shellOf(world: World): ShellManifest {
  const surface = surfaceOf(world);
  const modules = Object.keys(world.kit).map((name) => `@campus/shared/${name}`);
  return {
    contract: '2.0.0',
    lends: { ...world.lends, ...Object.fromEntries(modules.map((name) => [name, '2.0.0'])) },
    offers: offersOf(surface, modules),
  } as unknown as ShellManifest;
}

export const judge = (world: World) => checkLoans(manifest, shellOf(world)).map(({ en }) => en);

/** The kit with one thing written otherwise. */
export function edited(module: keyof typeof kit, from: string | RegExp, to: string): World {
  const text = kit[module].replace(from, to);
  expect(text).not.toBe(kit[module]);
  return { ...before, kit: { ...kit, [module]: text } };
}

export const without = <T extends object>(record: T, name: keyof T) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== name)) as T;

export const callWith = (more: object): World => ({
  ...before,
  calls: { ...calls, makeThing: callText({ ...makeThing, ...more }) },
});
