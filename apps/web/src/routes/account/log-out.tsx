import { type ActionFunctionArgs, redirect } from "react-router";
import { sendOperation } from "../../api/execute.ts";
import { getApiOrigin } from "../../api/request.server.ts";
import { SignOutDocument } from "../../generated/graphql.ts";

/** Ends the session at the API and forwards the header that clears the cookie. */
export async function action({ request }: ActionFunctionArgs) {
  const origin = getApiOrigin(request);
  const response = await sendOperation(SignOutDocument, { everywhere: false }, origin);
  const cookie = response.headers.get("set-cookie");
  return redirect("/", cookie === null ? {} : { headers: { "set-cookie": cookie } });
}

export function loader() {
  return redirect("/");
}
