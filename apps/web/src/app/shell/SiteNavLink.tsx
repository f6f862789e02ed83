import { Link, useLocation } from "react-router";
import { CountBadge } from "../../ui/status/Badge.tsx";
import { type SiteLink } from "./links.ts";

interface ShellNavLinkProps {
  readonly link: SiteLink;
  readonly className: string | undefined;
}

export function SiteNavLink({ link, className }: ShellNavLinkProps) {
  const { to, label, paths, count = 0 } = link;
  const { pathname } = useLocation();
  const current = pathname === to ? "page" : paths?.test(pathname) ? true : undefined;
  return (
    <Link to={to} className={className ?? ""} aria-current={current}>
      {label}
      <CountBadge count={count} noun={count === 1 ? "project" : "projects"} tone="ink" />
    </Link>
  );
}
