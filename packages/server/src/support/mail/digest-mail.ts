import type { DigestMail } from "../../project/digests/digest-mail.service.ts";
import type { MailBrand } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";
import { removeLinks } from "./remove-links.ts";

const MAX_NAMES = 10;

/** Writes one line for each person, so that many suggestions make one mail. */
export function createDigestMail(brand: MailBrand, digest: DigestMail): MailContent {
  const { projectId, projectName, unsubscribeToken } = digest;
  const people = digest.people.map(({ name, count }) => ({ name: removeLinks(name), count }));
  const total = people.reduce((sum, { count }) => sum + count, 0);
  const lines = people
    .slice(0, MAX_NAMES)
    .map(({ name, count }) => `${name}: ${countSuggestions(count)}`);
  const others = people.length - lines.length;
  const more = `and ${others} more ${others === 1 ? "person" : "people"}`;
  const text = others > 0 ? [...lines, more] : lines;
  return {
    subject: `${countSuggestions(total, "new ")} for “${projectName}”`,
    preview: `From ${listFirst(people)}.`,
    heading: `${countSuggestions(total, "new ")} for your map`,
    unsubscribeUrl: `${brand.url}/unsubscribe?token=${unsubscribeToken}`,
    blocks: [
      { kind: "text", text: `You have new photo suggestions for “${projectName}”:` },
      ...text.map((line) => ({ kind: "text" as const, text: line })),
      {
        kind: "button",
        label: "See the suggestions",
        url: `${brand.url}/p/${projectId}/collaborate`,
      },
      {
        kind: "note",
        text: "Nothing goes on your map until you choose it. To change who can suggest photos, open the map's Sharing Settings.",
      },
    ],
  };
}

function listFirst(people: DigestMail["people"]): string {
  const [first, second] = people.map(({ name }) => name);
  if (second === undefined) return first ?? "";
  return people.length > 2 ? `${first}, ${second} and others` : `${first} and ${second}`;
}

function countSuggestions(count: number, adjective = ""): string {
  return `${count} ${adjective}${count === 1 ? "suggestion" : "suggestions"}`;
}
