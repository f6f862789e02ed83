import { data } from "react-router";

/** Orders do not exist yet. */
export function loader(): never {
  throw data(null, { status: 404 });
}
