/** The only part of React Router that the shell shares; a wider list is a shell release. */
export {
  Link,
  NavLink,
  Navigate,
  NavigationType,
  Outlet,
  ScrollRestoration,
  UNSAFE_DataRouterContext,
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  matchPath,
  matchRoutes,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
export type { LinkProps, RouteObject } from 'react-router';
export { RouterProvider } from 'react-router/dom';
