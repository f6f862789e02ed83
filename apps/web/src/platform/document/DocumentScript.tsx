import source from "./document-script.js?raw";

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
