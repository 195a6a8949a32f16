declare module 'virtual:boot-script' {
  /** The address of the script that every page runs. */
  const address: string;
  export default address;
}
