import { useContext } from "react";
import styles from "./AuthBox.module.css";
import { AuthPlacement } from "./auth-target.ts";

interface GreetingProps {
  readonly role?: "status" | undefined;
  readonly children: string;
}

/** The text below the title of a form; nothing in an embedded box, whose page has its own. */
export function Greeting({ role, children }: GreetingProps) {
  if (useContext(AuthPlacement) === "embedded") return null;
  return (
    <p className={styles.lead} role={role}>
      {children}
    </p>
  );
}
