/** A post as the API returns it, with the thirteen fields of the specification. Times are ISO 8601 in UTC. */
export type BlogPost = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** HTML, sanitised before it is stored. */
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

/** The fields for a card in the article list. Leaves out the text to keep the list small. */
export type PostSummary = Omit<BlogPost, 'content'>;

/** The date of an article that waits until a person publishes it. Row-level security hides it like any later date. */
export const waitsForPerson = '9999-12-31T00:00:00Z';
