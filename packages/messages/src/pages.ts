import { message } from "./message.ts";

export const pageMessages = {
  errorTitle: message("CNT-07", "Uh oh!"),
  unexpectedError: message("CNT-07", "An unexpected error occurred"),
  pageNotFound: message("CNT-07", "The page you are looking for does not exist."),
  pageNotFoundTitle: message("CNT-07", "We could not find that page."),
  contactUs: message("CNT-07", "Contact Us"),
  returnHome: message("CNT-07", "Return Home"),
  networkError: message("ERR-17", "Network error."),
  createProject: message("NAV-04", "Create a Project"),
  yourProjects: message("NAV-04", "Your Projects"),
  madeInMichigan: message("NAV-06", "Made in Michigan!"),
  mostPopular: message("STK-04", "Most Popular"),
} as const;
