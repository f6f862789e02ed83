import type { LinkProps } from "react-router";
import { useRouting } from "./routing.ts";

export function Link(props: LinkProps) {
  const { Link: RoutingLink } = useRouting();
  return <RoutingLink {...props} />;
}
