declare module 'virtual:boot-script' {
  /** The address of the script that every page runs. */
  const address: string;
  export default address;
}

declare module 'virtual:service-worker-script' {
  /** The address of the built worker, which the server gives out with what it is to keep. */
  const address: string;
  export default address;
}
