import { can } from "@photomap/project";
import type { InvitationMail } from "../../project/access/invitation-mail.service.ts";
import type { MailBrand } from "./mail-brand.ts";
import type { MailBlock, MailContent } from "./mail-content.ts";

/** The link gives no access: the account of the invited address does. */
export function createInvitationMail(brand: MailBrand, invitation: InvitationMail): MailContent {
  const { email, invitedBy, projectId, projectName, regionType, note, role } = invitation;
  const isForPhotos = can(role, "suggest");
  const query = new URLSearchParams({ r: "collaborator-invite", e: email });
  const quote: MailBlock[] = note === "" ? [] : [{ kind: "text", text: `“${note}”` }];
  return {
    subject: isForPhotos ? `Add your photos to “${projectName}”` : `See the map “${projectName}”`,
    preview: `${invitedBy} invited you to a photo map.`,
    heading: "You're invited",
    blocks: [
      {
        kind: "text",
        text: isForPhotos
          ? `${invitedBy} is making the photo map “${projectName}” and would love to have your photos. Suggest them for any ${regionType}; ${invitedBy} will choose which ones go on the map.`
          : `${invitedBy} would like to show you the photo map “${projectName}”.`,
      },
      ...quote,
      {
        kind: "button",
        label: isForPhotos ? "Add your photos" : "Open the map",
        url: `${brand.url}/p/${projectId}?${query.toString()}`,
      },
      {
        kind: "note",
        text: `This invitation is for ${email}. Log in or create an account with that address to open the map. If you don't know ${invitedBy}, you can ignore this email.`,
      },
    ],
  };
}
