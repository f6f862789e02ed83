import type { DigestMail } from "../../project/digests/digest-mail.service.ts";
import type { MailBrand } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";

const MAX_NAMES = 10;

/** One line for each person, so that many photos are one mail. */
export function createDigestMail(brand: MailBrand, digest: DigestMail): MailContent {
  const { projectId, projectName, people, unsubscribeToken } = digest;
  const total = people.reduce((sum, { count }) => sum + count, 0);
  const lines = people
    .slice(0, MAX_NAMES)
    .map(({ name, count }) => `${name}: ${countSuggestions(count)}`);
  const others = people.length - lines.length;
  const text = others > 0 ? [...lines, `and ${others} more people`] : lines;
  return {
    subject: `${countSuggestions(total, "new ")} for “${projectName}”`,
    preview: `From ${listFirst(people)}.`,
    heading: `${countSuggestions(total, "new ")} for your map`,
    unsubscribeUrl: `${brand.url}/unsubscribe?token=${unsubscribeToken}`,
    blocks: [
      { kind: "text", text: `These photos wait for you on “${projectName}”:` },
      ...text.map((line) => ({ kind: "text" as const, text: line })),
      {
        kind: "button",
        label: "Look at them",
        url: `${brand.url}/p/${projectId}/collaborate`,
      },
      {
        kind: "note",
        text: "Nothing goes on your map before you choose it. Who may suggest photos is in the Sharing Settings of the map.",
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
