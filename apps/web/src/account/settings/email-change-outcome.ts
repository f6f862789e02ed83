import type {
  AllowEmailChangeMutation,
  ConfirmEmailChangeMutation,
  StopEmailChangeMutation,
} from "../../platform/api/generated/graphql.ts";
import { getSignInPath } from "../auth/auth-screen.ts";
import type { EmailChangeOutcome } from "./EmailChangePage.tsx";

type Answer =
  | ConfirmEmailChangeMutation["confirmEmailChange"]
  | AllowEmailChangeMutation["allowEmailChange"]
  | StopEmailChangeMutation["stopEmailChange"];

/** Asks the account's owner to log in and then come back to the page that confirms the change. */
export function createLogInOutcome(path: string): EmailChangeOutcome {
  return {
    title: "Log in to confirm",
    text: "Log in with the address you've used so far, then confirm your new one. If you didn't ask for a new address, close this page and nothing will change.",
    link: { label: "Log In", to: getSignInPath(path) },
  };
}

/**
 * Describes what happened after an answer to an email change. `waitingFor` is the address that
 * hasn't answered yet when this one has.
 */
export function createEmailChangeOutcome(
  answer: Answer,
  waitingFor: "new" | "old",
): EmailChangeOutcome {
  switch (answer.__typename) {
    case "EmailChanged":
      return {
        title: "Your address has changed",
        text: `Log in with ${answer.email} from now on. We logged out all of your devices.`,
        link: { label: "Log In", to: "/account/login" },
      };
    case "EmailChangeWaiting":
      return waitingFor === "new"
        ? {
            title: "Thanks, that's approved",
            text: `Now open the email we sent to ${answer.email} and confirm the address. Until then, log in as before.`,
          }
        : {
            title: "Your new address is confirmed",
            text: `One more step: open the email we sent to ${answer.email} and approve the change. Can't open that mailbox? Then we'll look at your request after three days and email you here. Until then, log in as before.`,
          };
    case "EmailChangeStopped":
      return answer.isUndone
        ? {
            title: "You have your account back",
            text: `Its address is ${answer.email} again, and all devices are logged out. To be safe, choose a new password now.`,
            link: { label: "Choose a New Password", to: "/account/forgot-password" },
          }
        : {
            title: "We stopped the change",
            text: `Your address is still ${answer.email}. If you didn't ask for the change, choose a new password.`,
            link: { label: "Choose a New Password", to: "/account/forgot-password" },
          };
    default:
      return {
        title: "We couldn't do that",
        text: answer.message,
        isProblem: true,
        link: { label: "Contact Us", to: "/contact/technical/change-email" },
      };
  }
}
