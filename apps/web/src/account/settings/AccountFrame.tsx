import { accountMessages, formatMessage } from "@photomap/messages";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../../ui/layout/Breadcrumbs.tsx";
import styles from "./AccountFrame.module.css";
import { LogOutButton } from "./LogOutButton.tsx";

interface AccountAreaProps {
  readonly email: string;
  /** The title of the current page; absent on the overview. */
  readonly page?: string;
  /** The page between the overview and the current one. */
  readonly parent?: { readonly label: string; readonly to: string };
  readonly children: ReactNode;
}

/** The frame of every account page: breadcrumbs, email, logout button. */
export function AccountFrame({ email, page, parent, children }: AccountAreaProps) {
  const root = formatMessage(accountMessages.accountTitle);
  const crumbs =
    page === undefined
      ? [{ label: root }]
      : [{ label: root, to: "/account" }, ...(parent ? [parent] : []), { label: page }];
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
