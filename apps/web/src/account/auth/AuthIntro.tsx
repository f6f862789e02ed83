import { useContext } from "react";
import styles from "./AuthBox.module.css";
import { AuthPlacementContext } from "./auth-target.ts";

interface GreetingProps {
  readonly role?: "status" | undefined;
  readonly children: string;
}

/** The text below the title of a form; nothing in an embedded box, whose page has its own. */
export function AuthIntro({ role, children }: GreetingProps) {
  if (useContext(AuthPlacementContext) === "embedded") return null;
  return (
    <p className={styles.lead} role={role}>
      {children}
    </p>
  );
}
