const TAG = /<(\/?)([a-z0-9]+)([^<>]*)>/gi;
const NAMES = new Set(["p", "br", "strong", "em", "ul", "ol", "li", "h3", "a"]);
const LINK = /^\s+href="(?:https:\/\/|\/)[^"<>]*"$/;

/**
 * Why a description cannot be shown; undefined when it can. It is inserted into the page as it is,
 * so only these tags are allowed, and no attribute except a link's address.
 */
export function findHtmlProblem(html: string): string | undefined {
  const open: string[] = [];
  for (const [tag, slash, rawName = "", attributes = ""] of html.matchAll(TAG)) {
    const name = rawName.toLowerCase();
    const isLink = name === "a" && slash === "";
    const isPlain = attributes.trim() === "" || (name === "br" && attributes.trim() === "/");
    if (!NAMES.has(name) || !(isLink ? LINK.test(attributes) : isPlain)) {
      return `${tag} is not allowed in a description.`;
    }
    if (name === "br") continue;
    if (slash === "") open.push(name);
    else if (open.pop() !== name) return `${tag} has no opening tag.`;
  }
  if (open.length > 0) return `<${open.at(-1)}> is not closed.`;
  return /[<>]/.test(html.replaceAll(TAG, "")) ? "Write &lt; and &gt; for < and >." : undefined;
}
