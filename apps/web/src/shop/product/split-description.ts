/** Splits a description: its first sentence is shown beside the pictures, the rest below. */
export function splitDescription(html: string): { readonly lead: string; readonly rest: string } {
  const [start = "", lead = ""] = /^\s*<p>(.*?[.!?])(?=\s|<)/s.exec(html) ?? [];
  if (lead === "") return { lead, rest: html };
  const rest = `<p>${html.slice(start.length).trim()}`;
  return { lead, rest: rest.replace(/^<p><\/p>/, "") };
}

/** Returns the text of a description without tags, for search engines. */
export function stripHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
