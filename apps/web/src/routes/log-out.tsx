import { type ActionFunctionArgs, redirect } from "react-router";
import { originOfRequest } from "../api/origin-of-request.ts";
import { config } from "../../server/config.ts";

/** Ends the session at the API and hands its farewell to the browser's cookie on. */
export async function action({ request }: ActionFunctionArgs) {
  const { headers } = originOfRequest(request);
  const answer = await fetch(`${config.API_URL}/dev/sign-out`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-photomap-client": "web", ...headers },
    body: "{}",
  });
  const cookie = answer.headers.get("set-cookie");
  return redirect("/", cookie === null ? {} : { headers: { "set-cookie": cookie } });
}

export function loader() {
  return redirect("/");
}
