import { Link } from "react-router";
import { Warning } from "../../ui/status/Warning.tsx";

/**
 * Asks the person to verify the email. Orders are visible to a verified address only, because an
 * unverified one may belong to another person.
 */
export function VerifyHint({ email }: { readonly email: string }) {
  return (
    <Warning>
      You haven't verified {email} yet, so the orders placed with it are hidden.{" "}
      <Link to="/account/verify?redirectTo=%2Faccount%2Forders" state={{ email }}>
        Verify your email
      </Link>
    </Warning>
  );
}
