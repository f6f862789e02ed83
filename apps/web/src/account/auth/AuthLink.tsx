import { Link } from "../../platform/routing/Link.tsx";
import { type AuthScreen } from "./auth-screen.ts";
import { useAuthTarget } from "./auth-target.ts";

interface AuthLinkProps {
  readonly to: AuthScreen;
  readonly email?: string;
  readonly children: string;
}

/** Links to another state of the auth box. */
export function AuthLink({ to, email = "", children }: AuthLinkProps) {
  return <Link {...useAuthTarget()(to, email)}>{children}</Link>;
}
