import type { ReactElement } from 'react';

/** One state of one component. */
export type Fixture = { name: string; element: ReactElement };
