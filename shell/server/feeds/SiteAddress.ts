/** A page for the map of the site. */
export interface SiteAddress {
  path: string;
  /** ISO 8601. */
  changed?: string;
}
