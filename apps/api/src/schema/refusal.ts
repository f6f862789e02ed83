import { formatMessage, projectMessages, suggestionMessages } from "@photomap/messages";
import { builder } from "./builder.ts";

export interface Refusal {
  readonly message: string;
}

/** An expected failure, a member of a result union, with a message that may be shown. */
export const RefusalInterface = builder.interfaceRef<Refusal>("Refusal").implement({
  description: "An expected failure with a message to show.",
  fields: (t) => ({ message: t.exposeString("message") }),
});

export function defineRefusalType<Name extends string>(name: Name, description: string) {
  return builder
    .objectRef<Refusal & { readonly __typename: Name }>(name)
    .implement({ description, interfaces: [RefusalInterface] });
}

export const NotFound = defineRefusalType(
  "NotFound",
  "The same result for missing, deleted and not permitted, so that ids can't be probed.",
);
export const InvalidInput = defineRefusalType("InvalidInput", "The input is not valid.");
export const NotSignedIn = defineRefusalType("NotSignedIn", "The operation requires an account.");

export function notFound(message: string) {
  return { __typename: "NotFound", message } as const;
}

export function projectNotFound() {
  return notFound(formatMessage(projectMessages.notFound));
}

export function suggestionNotFound() {
  return notFound(formatMessage(suggestionMessages.notFound));
}

export function invalidInput(message: string) {
  return { __typename: "InvalidInput", message } as const;
}

export function notSignedIn() {
  return { __typename: "NotSignedIn", message: "Please log in." } as const;
}
