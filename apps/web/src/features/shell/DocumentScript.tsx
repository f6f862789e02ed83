import source from "./document-script.js?raw";

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
