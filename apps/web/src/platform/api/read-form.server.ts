import { data } from "react-router";

/** A message of 10,000 characters of four bytes, percent-encoded, and some fields. */
const MAX_BYTES = 200_000;

/** The controls of a posted form. A body of unknown or larger size is refused before it is read. */
export async function readForm(request: Request): Promise<FormData> {
  const bytes = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(bytes <= MAX_BYTES)) throw data(null, { status: 413 });
  return request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
}

/** The texts of the controls, to show the form again. */
export function readValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
