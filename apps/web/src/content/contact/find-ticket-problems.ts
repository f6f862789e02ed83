import { accountMessages, contactMessages, formatMessage } from "@photomap/messages";
import { isEmailAddress } from "@photomap/project";
import {
  CONTROL_NAMES,
  getControlName,
  readTicketForm,
  type TicketQuestion,
} from "./ticket-form.ts";

/** Returns problems by control name. Browsers find most of them before the form is sent. */
export function findTicketProblems(
  form: FormData,
  question: TicketQuestion,
): Record<string, string> {
  const { name, email, fields } = readTicketForm(form, question);
  const missing = question.fields.filter(
    ({ type, required, label }) =>
      // Files need the script of the form.
      required && type !== "file" && !fields.some((field) => field.label === label),
  );
  return {
    ...(name === "" && { [CONTROL_NAMES.name]: formatMessage(contactMessages.enterName) }),
    ...(!isEmailAddress(email) && {
      [CONTROL_NAMES.email]: formatMessage(
        email === "" ? accountMessages.enterEmail : accountMessages.invalidEmail,
      ),
    }),
    ...Object.fromEntries(
      missing.map((field) => [getControlName(field), formatMessage(contactMessages.fieldRequired)]),
    ),
  };
}
