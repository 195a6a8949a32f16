/** Query parameter of blog pages: wait for the database instead of sending skeletons. */
export const waitQuery = 'wait';
