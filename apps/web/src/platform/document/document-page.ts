/**
 * The kind of static pages, which are rendered on the server and load no React in the browser.
 * A route module opts in with `export const handle = DOCUMENT_PAGE`.
 */
export const DOCUMENT_PAGE = { isDocument: true };

/**
 * The kind of pages whose content is an island: they load React for it, but no React Router. The
 * development server hydrates the whole page, as its scripts need the preamble of React Router.
 */
export const ISLAND_PAGE = { isIsland: true };

export function isDocumentPage({ handle }: { readonly handle: unknown }): boolean {
  return handle === DOCUMENT_PAGE || (handle === ISLAND_PAGE && !import.meta.env.DEV);
}
