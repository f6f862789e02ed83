import { accountMessages, formatMessage } from "@photomap/messages";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import styles from "./AccountArea.module.css";
import { LogOutButton } from "./LogOutButton.tsx";

interface AccountAreaProps {
  readonly email: string;
  /** Below the root: where we are. */
  readonly page?: string;
  readonly children: ReactNode;
}

/** Around every page of the account: where we are, who we are, and the way out. */
export function AccountArea({ email, page, children }: AccountAreaProps) {
  const root = formatMessage(accountMessages.accountTitle);
  const crumbs =
    page === undefined ? [{ label: root }] : [{ label: root, to: "/account" }, { label: page }];
  return (
    <div className={styles.area}>
      <div className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <div className={styles.person}>
          <span>{email}</span>
          <LogOutButton />
        </div>
      </div>
      <h1>{page ?? root}</h1>
      {children}
    </div>
  );
}
