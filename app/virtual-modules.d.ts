declare module 'virtual:island-loader' {
  /** The compiled app/islands/loader.ts, inlined into every page's head. */
  const code: string;
  export default code;
}
