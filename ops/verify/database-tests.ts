const SERVER_FEATURE = /^packages\/server\/src\/([\w-]+)\/([\w-]+)\//;
/** The folders of `apps/api/src/schema` that show what a layer of the server does. */
export const SCHEMA_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  people: ["accounts"],
  photos: ["photos"],
  printing: ["pickup", "printing"],
  project: ["designs", "projects", "sharing", "suggestions"],
  shop: ["shop", "stickers", "tokens"],
  staff: ["staff"],
  support: ["contact", "content"],
};

const FOLDER_OF_APP = /^apps\/(?!web\/)[\w-]+\/src\/(?:[\w-]+\/){0,2}/;
const PACKAGE = /^(?:packages\/(?!server\/)[\w-]+|ops\/[\w-]+)\//;

/**
 * Chooses the database tests of what a change touches. Almost every one loads the whole back end,
 * so the files that import a changed one are nearly all of them.
 */
export function chooseDatabaseTests(
  changed: readonly string[],
  tests: readonly string[],
): string[] {
  const isTouched = (test: string) => changed.some((path) => isOfChange(test, path));
  return tests.filter(isTouched).toSorted();
}

function isOfChange(test: string, path: string): boolean {
  if (test === path) return true;
  if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) return false;
  const [, layer, feature] = SERVER_FEATURE.exec(path) ?? [];
  if (layer !== undefined && feature !== undefined) {
    // A feature's tests are its own, its staff pages' and its part of the API's.
    const folders = SCHEMA_FOLDERS[layer] ?? [];
    return (
      test.includes(`/${feature}/`) ||
      folders.some((folder) => test.startsWith(`apps/api/src/schema/${folder}/`))
    );
  }
  const folder = (FOLDER_OF_APP.exec(path) ?? PACKAGE.exec(path))?.[0];
  return folder !== undefined && test.startsWith(folder);
}
