import { builder } from "./builder.ts";

export interface Refusal {
  readonly message: string;
}

/** An expected failure, a member of a result union, with a message that may be shown. */
export const RefusalInterface = builder.interfaceRef<Refusal>("Refusal").implement({
  description: "An expected failure that the person can be told about.",
  fields: (t) => ({ message: t.exposeString("message") }),
});

export function refusalType<Name extends string>(name: Name, description: string) {
  return builder
    .objectRef<Refusal & { readonly __typename: Name }>(name)
    .implement({ description, interfaces: [RefusalInterface] });
}

export const NotFound = refusalType(
  "NotFound",
  "Missing, deleted and not permitted give this one answer, so that nobody can probe for ids.",
);
export const InvalidInput = refusalType("InvalidInput", "What was sent breaks a rule.");
export const NotSignedIn = refusalType("NotSignedIn", "The act needs an account.");

export function notFound(message: string) {
  return { __typename: "NotFound", message } as const;
}

export function invalidInput(message: string) {
  return { __typename: "InvalidInput", message } as const;
}

export function notSignedIn() {
  return { __typename: "NotSignedIn", message: "Please log in." } as const;
}
