export interface FeedItem {
  /** Of its page. */
  path: string;
  title: string;
  description: string;
  date: Date;
  /** When it was last changed, as far as the list tells. */
  changed: Date;
  categories: string[];
  picture?: { address: string; type: string; length: string };
}
