import { NavLink } from "react-router";
import { CountBadge } from "../../ui/status/Badge.tsx";
import type { ShellLink } from "./links.ts";

interface ShellNavLinkProps {
  readonly link: ShellLink;
  readonly className: string | undefined;
}

export function ShellNavLink({ link, className }: ShellNavLinkProps) {
  const { to, label, count = 0 } = link;
  return (
    <NavLink to={to} end className={className ?? ""}>
      {label}
      <CountBadge count={count} noun={count === 1 ? "project" : "projects"} />
    </NavLink>
  );
}
