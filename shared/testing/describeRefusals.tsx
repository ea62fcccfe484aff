import { ApiError } from '@campus/shared/api/ApiError';
import type { Call } from '@campus/shared/contract/call';
import { calls } from '@campus/shared/contract/calls';
import * as releaseCalls from '@campus/shared/contract/releases/calls';
import type { Role } from '@campus/shared/contract/roles';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { RemoteDeclaration, RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { humanOf } from './people';
import { renderScreen } from './renderScreen';
import { stub } from './stub';

const refusal = 'Для этого нужна другая роль';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const allCalls = [...Object.values<Call>(calls), ...Object.values(releaseCalls).filter(isCall)];

/** Every call is refused, whoever asks. */
function refuseAll() {
  for (const call of allCalls) stub(call, () => new ApiError(403, refusal));
}

/** Lists have nothing to show, and nothing to refuse. */
function emptyLists() {
  const page = { items: [], total: 0 };
  for (const call of allCalls)
    if (z.safeParse(call.response, page).success) stub(call, () => page as never);
}

interface Options {
  /** Of addresses; a made-up id where left out: `{ kind: 'news' }`. */
  params?: Readonly<Record<string, string>>;
  /** Screens that ask nothing before something is sent, and addresses that lead on to others. */
  except?: readonly string[];
}

const id = '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c01';

async function open(
  name: string,
  module: RemoteModule,
  route: RouteDeclaration,
  params: Options['params'] = {},
) {
  const part = await module.screens[route.screen]?.();
  const Screen = part?.[route.screen] as ComponentType;
  const { ru, en } = module.locales;
  const own = part?.locales;
  const roles: Role[] = typeof route.access === 'string' ? [] : [...route.access];
  renderScreen(<Screen />, {
    url: route.path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? id),
    path: route.path,
    roles,
    person: roles.includes('STUDENT') || roles.includes('HUMAN') ? humanOf() : null,
    texts: {
      namespace: name,
      locales: { ru: { ...ru, ...own?.ru }, en: { ...en, ...own?.en } },
    },
  });
}

async function expectRefusal() {
  const isSaid = ({ textContent }: HTMLElement) => textContent.includes(refusal);
  await waitFor(() => expect(screen.getAllByRole('alert').some(isSaid)).toBe(true));
}

/** Each screen of a remote says why the server refuses, and so does a record that is open in a list. */
export function describeRefusals(
  { name, routes }: RemoteDeclaration,
  module: RemoteModule,
  { params, except = [] }: Options = {},
) {
  const shown = routes.filter(
    (route) => !except.some((one) => one === route.screen || one === route.path),
  );
  // Where two addresses show one screen, the first is that of its list.
  const screens = new Map(shown.toReversed().map((route) => [route.screen, route]));
  const opened = shown.filter((route) => screens.get(route.screen) !== route);
  beforeEach(refuseAll);

  test.each([...screens])('%s says why the server refuses', async (_, route) => {
    await open(name, module, route, params);
    await expectRefusal();
  });

  if (opened.length > 0)
    test.each(opened.map((route) => [route.path, route] as const))(
      '%s says why the server refuses what is open there',
      async (_, route) => {
        emptyLists();
        await open(name, module, route, params);
        await expectRefusal();
      },
    );
}
