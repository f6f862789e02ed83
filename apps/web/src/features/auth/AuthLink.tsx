import { Link, useLocation } from "react-router";
import { type AuthState, authPath } from "./auth-state.ts";

interface AuthLinkProps {
  readonly to: AuthState;
  readonly email?: string;
  readonly children: string;
}

/** To another state of the box, with where the person wanted to go and what they typed. */
export function AuthLink({ to, email = "", children }: AuthLinkProps) {
  const { search } = useLocation();
  return (
    <Link to={`${authPath(to)}${search}`} state={{ email }}>
      {children}
    </Link>
  );
}
