import { ApiError } from '@campus/shared/api/ApiError';
import type { Call } from '@campus/shared/contract/call';
import { calls } from '@campus/shared/contract/calls';
import * as releaseCalls from '@campus/shared/contract/releases/calls';
import type { Role } from '@campus/shared/contract/roles';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { RemoteDeclaration, RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { humanOf } from './people';
import { renderScreen } from './renderScreen';
import { stub } from './stub';

const refusal = 'Для этого нужна другая роль';

/** Every call is refused, whoever asks. */
function refuseAll() {
  const isCall = (value: unknown): value is Call =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
  for (const call of [...Object.values<Call>(calls), ...Object.values(releaseCalls).filter(isCall)])
    stub(call, () => new ApiError(403, refusal));
}

interface Options {
  /** Of addresses; a made-up id where left out: `{ kind: 'news' }`. */
  params?: Readonly<Record<string, string>>;
  /** Screens that ask nothing, or are for everybody. */
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

/** Each screen of a remote says why the server refuses. */
export function describeRefusals(
  { name, routes }: RemoteDeclaration,
  module: RemoteModule,
  { params, except = [] }: Options = {},
) {
  // Where two addresses show one screen, the first is that of its list.
  const screens = new Map(routes.toReversed().map((route) => [route.screen, route]));
  for (const one of except) screens.delete(one);
  beforeEach(refuseAll);

  test.each([...screens])('%s says why the server refuses', async (_, route) => {
    await open(name, module, route, params);
    const isSaid = ({ textContent }: HTMLElement) => textContent.includes(refusal);
    await waitFor(() => expect(screen.getAllByRole('alert').some(isSaid)).toBe(true));
  });
}
