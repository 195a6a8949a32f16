declare module 'virtual:browser-scripts' {
  /** The URLs of a script and its imports, by the names in vite.config.ts. */
  const addresses: Record<string, string[]>;
  export default addresses;
}

declare module 'virtual:island-loader' {
  /** The compiled app/islands/loader.ts, inlined into every page's head. */
  const code: string;
  export default code;
}
