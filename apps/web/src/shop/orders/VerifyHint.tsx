import { Link } from "react-router";
import { Warning } from "../../ui/status/Warning.tsx";

/** Orders are visible to a verified address only: an unverified one may belong to another person. */
export function VerifyHint({ email }: { readonly email: string }) {
  return (
    <Warning>
      Your address {email} is not verified yet, so the orders placed with it are hidden.{" "}
      <Link to="/account/verify?redirectTo=%2Faccount%2Forders" state={{ email }}>
        Verify your email
      </Link>
    </Warning>
  );
}
