import { type ActionFunctionArgs, redirect } from "react-router";
import { sendOperation } from "../../platform/api/execute.ts";
import { SignOutDocument } from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget } from "../../platform/api/request.server.ts";

const FORWARDED_HEADERS = ["set-cookie", "clear-site-data"];

/** Ends the session at the API and forwards the headers that clear the cookie and prefetched pages. */
export async function action({ request }: ActionFunctionArgs) {
  const origin = getServerApiTarget(request);
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
