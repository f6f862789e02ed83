/**
 * For pages of links, words and pictures: they are read as the server wrote them, and the browser
 * loads no React for them. A route module says so with `export const handle = DOCUMENT_PAGE`.
 */
export const DOCUMENT_PAGE = { isDocument: true };

export function isDocument({ handle }: { readonly handle: unknown }): boolean {
  return handle === DOCUMENT_PAGE;
}
