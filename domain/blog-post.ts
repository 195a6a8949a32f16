/** A post in the thirteen fields of the contract, as it travels. Times are ISO 8601 in UTC. */
export type BlogPost = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** HTML that was clean before it was stored. */
  content: string;
  category: string;
  author: string;
  tags: string[];
  image_url: string | null;
  meta_title: string | null;
  meta_description: string | null;
  published_at: string;
  updated_at: string;
};

/** What a card of the list shows: no article's text is sent with it. */
export type PostSummary = Omit<BlogPost, 'content'>;
