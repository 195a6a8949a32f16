declare module 'virtual:browser-scripts' {
  /** By name, as in vite.config.ts: the address of a script, and those of what it imports. */
  const addresses: Record<string, string[]>;
  export default addresses;
}

declare module 'virtual:island-loader' {
  /** The script that stands in the head of every page. */
  const code: string;
  export default code;
}
