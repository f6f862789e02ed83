const HIDDEN = /^(\.|__MACOSX$|@eaDir$)/;

/** What systems leave beside photos: ._IMG_1.jpg, .thumbnails, __MACOSX, @eaDir. */
export function isHiddenPath(path: string): boolean {
  return path.split("/").some((name) => HIDDEN.test(name));
}
