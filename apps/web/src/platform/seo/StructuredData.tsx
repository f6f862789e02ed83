/** A description of the page for search engines, as JSON-LD in the terms of schema.org. */
export function StructuredData({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return (
    <script
      type="application/ld+json"
      // A closing tag in a text would end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
