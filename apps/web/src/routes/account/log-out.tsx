import { type ActionFunctionArgs, redirect } from "react-router";
import { sendOperation } from "../../api/execute.ts";
import { originOfRequest } from "../../api/request.server.ts";
import { SignOutDocument } from "../../generated/graphql.ts";

/** Ends the session at the API and hands its farewell to the browser's cookie on. */
export async function action({ request }: ActionFunctionArgs) {
  const origin = originOfRequest(request);
  const answer = await sendOperation(SignOutDocument, { everywhere: false }, origin);
  const cookie = answer.headers.get("set-cookie");
  return redirect("/", cookie === null ? {} : { headers: { "set-cookie": cookie } });
}

export function loader() {
  return redirect("/");
}
