import { can } from "@photomap/project";
import type { MailBrand } from "./mail-brand.ts";
import type { MailContent } from "./mail-content.ts";

export interface Invite {
  readonly inviterName: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly role: "COLLABORATOR" | "VIEWER";
}

export function inviteMail(brand: MailBrand, invite: Invite): MailContent {
  const { inviterName, projectName, projectId, role } = invite;
  const act = can(role, "suggest") ? "suggest your own photos for it" : "have a look at it";
  return {
    subject: `${inviterName} invites you to ${projectName}`,
    preview: `Come and ${act}.`,
    heading: "You're Invited!",
    blocks: [
      {
        kind: "text",
        text: `${inviterName} is filling a map with photos and would like you to ${act}.`,
      },
      { kind: "button", label: `Open ${projectName}`, url: `${brand.url}/p/${projectId}?s=1` },
      {
        kind: "note",
        text: "The invitation is for this e-mail address: log in or create an account with it.",
      },
    ],
  };
}
