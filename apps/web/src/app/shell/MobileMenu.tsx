import { Menu, X } from "lucide-react";
import { useId, useRef } from "react";
import { useLocation } from "react-router";
import { Logo } from "../../platform/brand/Logo.tsx";
import { useVisitor } from "../../platform/routing/root-data.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { getMenuGroups } from "./links.ts";
import styles from "./MobileMenu.module.css";
import { SiteNavLink } from "./SiteNavLink.tsx";

/** A modal dialog opened by invoker commands, so that it works on document pages without React. */
export function MobileMenu() {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const visitor = useVisitor();
  const { key } = useLocation();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label="Menu"
        aria-haspopup="dialog"
        {...{ command: "show-modal", commandfor: id }}
        onClick={() => dialog.current?.showModal()}
      >
        <Menu size={24} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {/* A new key per navigation closes the dialog. */}
      <dialog
        key={key}
        id={id}
        ref={dialog}
        className={styles.menu}
        aria-label="Menu"
        data-menu=""
        {...{ closedby: "any" }}
      >
        <div className={styles.head}>
          <Logo />
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            {...{ command: "close", commandfor: id }}
            onClick={() => dialog.current?.close()}
          >
            <X size={24} strokeWidth={1.6} aria-hidden="true" />
          </button>
        </div>
        <div className={styles.account}>
          {visitor ? (
            <>
              <LinkButton to="/account">My Account</LinkButton>
              <LogOutForm />
            </>
          ) : (
            <>
              <LinkButton to="/account/register" variant="primary">
                Register
              </LinkButton>
              <LinkButton to="/account/login">Log In</LinkButton>
            </>
          )}
        </div>
        {getMenuGroups(visitor?.projectCount ?? 0).map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.to}>
                  <SiteNavLink link={link} className={styles.link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </dialog>
    </>
  );
}

/** A plain form also works on document pages without React. */
function LogOutForm() {
  return (
    <form method="post" action="/account/log-out">
      <Button type="submit">Log Out</Button>
    </form>
  );
}
