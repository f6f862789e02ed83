declare module "virtual:island-scripts" {
  /** Of each island, the URLs of its script and of all that this imports; see `bundle/islands.ts`. */
  const scripts: Readonly<Record<string, readonly string[] | undefined>>;
  export default scripts;
}
