import { hydrate } from '../hydrate.tsx';
import { PostList, type PostListProps } from './post-list.tsx';

export const start = (element: HTMLElement, props: PostListProps) => hydrate(element, PostList, props);
