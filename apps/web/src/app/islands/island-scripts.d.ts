declare module "virtual:island-scripts" {
  /** The URLs of each island's script and its imports, by island name; see `bundle/islands.ts`. */
  const scripts: Readonly<Record<string, readonly string[] | undefined>>;
  export default scripts;
}
