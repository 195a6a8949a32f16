import { bootSettings } from '../boot/boot-settings.ts';

/** Where the browser finds the backend, and what it says of itself there. Clients want whole addresses. */
export function backendAddress() {
  return {
    rest: `${location.origin}/rest/v1`,
    functions: `${location.origin}/functions/v1`,
    headers: { apikey: bootSettings().anonKey },
  };
}
