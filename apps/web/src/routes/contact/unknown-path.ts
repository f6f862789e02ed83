import { redirect } from "react-router";

/** Contact pages have at most a category and a question. */
export function loader() {
  return redirect("/contact");
}
