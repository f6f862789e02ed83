import { can } from "@photomap/project";
import type { InvitationMail } from "../../project/access/invitation-mail.service.ts";
import type { MailBrand } from "./mail-brand.ts";
import type { MailBlock, MailContent } from "./mail-content.ts";
import { removeLinks } from "./remove-links.ts";

/**
 * Writes an invitation. Its link gives no access: the account of the invited address does. The
 * owner's words stay out of the subject and carry no links, because the mail can go to anybody.
 */
export function createInvitationMail(brand: MailBrand, invitation: InvitationMail): MailContent {
  const { email, invitedBy, projectId, regionType, role } = invitation;
  const projectName = removeLinks(invitation.projectName);
  const note = removeLinks(invitation.note);
  const isForPhotos = can(role, "suggest");
  const query = new URLSearchParams({ r: "collaborator-invite", e: email });
  const quote: MailBlock[] = note === "" ? [] : [{ kind: "text", text: `“${note}”` }];
  return {
    subject: isForPhotos
      ? "You're invited to add photos to a photo map"
      : "You're invited to see a photo map",
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
