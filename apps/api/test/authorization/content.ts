import type { Operation } from "./operation.ts";

const page = (slug: string) => `{ pageBySlug(slug: "${slug}") { title contentRaw } }`;

/** The operations of help, blog, contact and legal pages, which are public. */
export const CONTENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  "Query.navigationById": {
    write: () => `{ navigationById(id: "help", includeHidden: true) { items { title } } }`,
  },
  "Query.pageBySlug": { write: () => page("print-at-home") },
  "Query.pageBySlug#hidden": { write: () => page("staff-tickets") },
  "Query.getReference": { write: () => `{ getReference(ref: "print-at-home") { slug } }` },
  "Query.searchHelp": { write: () => `{ searchHelp(query: "print") { excerpt } }` },
  "Query.allPosts": { write: () => "{ allPosts { slug } }" },
  "Query.blogPost": {
    write: () => `{ blogPost(slug: "choosing-photos-that-print-well") { title } }`,
  },
  "Query.privacyPolicy": { write: () => "{ privacyPolicy { version } }" },
  "Query.refundPolicy": { write: () => "{ refundPolicy { version } }" },
  "Query.termsOfService": { write: () => "{ termsOfService { version } }" },
  "Query.contactCategories": { write: () => "{ contactCategories { slug } }" },
  "Query.contactQuestion": {
    write: () => `{ contactQuestion(category: "technical", question: "change-email") { title } }`,
  },
  "Query.supportEmail": { write: () => "{ supportEmail }" },
};
