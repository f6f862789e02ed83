import { data } from "react-router";

/** Returns the controls of a posted form; what is not a form is answered with 400. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
}

/** The texts of the controls, to show the form again. */
export function readTextControls(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
