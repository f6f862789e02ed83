import { data } from "react-router";

/** No order can be anybody's yet. */
export function loader(): never {
  throw data(null, { status: 404 });
}
