import { UserRound } from "lucide-react";
import { Link } from "react-router";
import styles from "./GuestModeNotice.module.css";

export function GuestModeNotice({ children }: { readonly children?: React.ReactNode }) {
  return (
    <aside className={styles.notice} aria-label="Guest Mode">
      <UserRound size={22} strokeWidth={1.6} aria-hidden="true" />
      <p>
        <strong>Guest Mode.</strong> Your maps are kept in this browser only.{" "}
        <Link to="/account/register?redirectTo=/create">Register</Link> to keep them safe and open
        them anywhere.
      </p>
      {children}
    </aside>
  );
}
