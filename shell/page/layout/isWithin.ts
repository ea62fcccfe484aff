/** Whether an address is that of an area, or below it: `/admin/users` of `/admin`. */
export const isWithin = (pathname: string, area: string) =>
  pathname === area || pathname.startsWith(`${area}/`);
