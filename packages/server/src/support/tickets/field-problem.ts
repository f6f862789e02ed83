import type { ContactField, ContactQuestion } from "@photomap/content";
import type { TicketField } from "./ticket.types.ts";

const TYPES = { text: "TEXT", select: "SELECT", file: "FILE" } as const satisfies Record<
  ContactField["type"],
  TicketField["type"]
>;

/** What is wrong with the fields of a form, in words; undefined when they fit the question. */
export function findFieldProblem(
  { fields: asked }: Pick<ContactQuestion, "fields">,
  fields: readonly TicketField[],
): string | undefined {
  const labels = fields.map(({ label }) => label);
  const isKnown = (field: TicketField) =>
    asked.some(({ type, label }) => TYPES[type] === field.type && label === field.label);
  if (new Set(labels).size < labels.length || !fields.every(isKnown)) {
    return "This form has changed. Reload the page.";
  }
  for (const { label, required, options, type } of asked) {
    const given = listGiven(fields.find((field) => field.label === label));
    if (required && given.length === 0) return `Fill in “${label}”.`;
    const isChoice = type === "select" && given.some((value) => !options.includes(value));
    if (isChoice) return `Choose one of the answers for “${label}”.`;
  }
  return undefined;
}

function listGiven(field: TicketField | undefined): string[] {
  return [field?.value ?? "", ...(field?.values ?? [])].filter((value) => value !== "");
}
