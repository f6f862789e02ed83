import { data } from "react-router";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";

export const handle = DOCUMENT_PAGE;

/** Contact pages have at most a category and a question. */
export function loader() {
  throw data(null, { status: 404 });
}

/** A route without a component answers without a page. */
export default function UnknownContactRoute() {
  return null;
}
