import source from "./document-script.js?raw";

/**
 * For pages of links, words and pictures: they are read as the server wrote them, and the browser
 * loads no React for them. A route module says so with `export const handle = DOCUMENT_PAGE`.
 */
export const DOCUMENT_PAGE = { isDocument: true };

export function isDocument({ handle }: { readonly handle: unknown }): boolean {
  return handle === DOCUMENT_PAGE;
}

/** Lets links be fetched when a finger or pointer comes near, so that the next page is there at once. */
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
