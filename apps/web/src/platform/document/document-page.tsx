import source from "./document-script.js?raw";

/**
 * For static pages: they are rendered on the server and load no React in the browser.
 * A route module opts in with `export const handle = DOCUMENT_PAGE`.
 */
export const DOCUMENT_PAGE = { isDocument: true };

/**
 * For pages whose content is an island: they load React for it, and no React Router. The scripts of
 * the development server need the preamble that React Router adds, so there the whole page hydrates.
 */
export const ISLAND_PAGE = { isIsland: true };

export function isDocument({ handle }: { readonly handle: unknown }): boolean {
  return handle === DOCUMENT_PAGE || (handle === ISLAND_PAGE && !import.meta.env.DEV);
}

/** Speculation rules: the browser prefetches links on hover or touch. */
const SPECULATION = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

export function DocumentScript({ nonce }: { readonly nonce: string | undefined }) {
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: source }} />
      <script
        type="speculationrules"
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: SPECULATION }}
      />
    </>
  );
}
