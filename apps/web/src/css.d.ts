// Styles are taken in by the bundler for their effect alone.
declare module '*.css';
/** The address of a style sheet that is fetched later. */
declare module '*.css?url' {
  const address: string;
  export default address;
}
