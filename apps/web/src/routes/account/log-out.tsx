import { type ActionFunctionArgs, redirect } from "react-router";
import { sendOperation } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { SignOutDocument } from "../../generated/graphql.ts";

const FORWARDED_HEADERS = ["set-cookie", "clear-site-data"];

/** Ends the session at the API and forwards the headers that clear the cookie and prefetched pages. */
export async function action({ request }: ActionFunctionArgs) {
  const origin = getApiOrigin(request);
  const response = await sendOperation(SignOutDocument, { everywhere: false }, origin);
  const headers = FORWARDED_HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return redirect("/", { headers });
}

export function loader() {
  return redirect("/");
}
