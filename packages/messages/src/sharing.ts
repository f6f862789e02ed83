import { message } from "./message.ts";

export const sharingMessages = {
  settingsTitle: message("SHR-01", "Sharing Settings"),
  private: message("SHR-01", "Private"),
  publicViewing: message("SHR-01", "Public viewing"),
  publicCollaboration: message("SHR-01", "Public collaboration"),
  privateHint: message("SHR-05", "Only you and the people you invite."),
  publicViewingHint: message("SHR-05", "Anyone with the link can view."),
  publicCollaborationHint: message(
    "SHR-05",
    "Anyone with the link can view and suggest photos. You approve them.",
  ),
  copied: message("SHR-02", "copied"),
  publicNeedsAccount: message(
    "SHR-03",
    "Your map is kept in this browser only. Register to share it.",
  ),
  inviteSomeone: message("SHR-06", "Invite Someone"),
  invitationSent: message("SHR-06", "Invitation sent to {email}"),
  addAnother: message("SHR-06", "Add Another"),
  notFoundHint: message(
    "SHR-14",
    "If you were invited, log in with the email address the invitation was sent to. You're logged in as {email}.",
  ),
  notFoundInvitedHint: message(
    "SHR-14",
    "The invitation was sent to {invitedEmail}. You're logged in as {email}.",
  ),
  logInToOpen: message(
    "SHR-15",
    "If it's yours, log in to open it. If you were invited, log in with the email address the invitation was sent to.",
  ),
  youAreInvited: message("SHR-15", "You're Invited!"),
  invitedLead: message(
    "SHR-15",
    "Create an account or log in, and the map opens right here. Then you can suggest your photos.",
  ),
  progressText: message("SHR-13", "{name} - {n}/{regionCount} {regionTypePlural} complete!"),
  couldNotShare: message("SHR-12", "Could not share"),
  downloadInstead: message(
    "SHR-12",
    "Your device will not allow this image to be shared. Would you like to download the image instead?",
  ),
  backgroundDefault: message("SHR-13", "Default"),
  backgroundDark: message("SHR-13", "Dark"),
  // Not in the specification: share links (G-38).
  passwordTitle: message("SHR-02", "This map needs a password"),
  passwordRefused: message("SHR-02", "That password is wrong, or the link is no longer valid."),
  passwordNeeded: message("SHR-02", "The link needs a password."),
  renewQuestion: message(
    "SHR-02",
    "The old link and its QR code stop working right away, even for people who have already opened it. Share the new link with anyone who should keep access. People you invited by email aren't affected.",
  ),
  expiryInPast: message("SHR-02", "Choose a time in the future."),
  ownAddress: message("SHR-06", "This is your own address. The project is already yours."),
  noteTooLong: message("SHR-06", "This note is too long. Keep it to {count} characters."),
  tooManyInvited: message(
    "SHR-06",
    "You can invite up to {count} people to a project. Remove someone first.",
  ),
  tooManyInvites: message("SHR-06", "You've sent a lot of invitations. Please try again later."),
  inviteRefused: message(
    "SHR-06",
    "We can't deliver email to {email}. Check the address for typos, or use another one.",
  ),
} as const;
