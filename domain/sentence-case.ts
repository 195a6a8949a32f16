import { capitalise } from './capitalise.ts';

/** Turns 'openMenu' into 'open-menu'. */
export const kebabCase = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();

/** Turns 'openMenu' and 'open-menu' into 'Open menu'. */
export const sentenceCase = (name: string) => capitalise(kebabCase(name).replaceAll('-', ' '));
