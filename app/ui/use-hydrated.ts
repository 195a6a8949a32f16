import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's markup and until React has taken it over: what needs a script is shown from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
