import { User } from "lucide-react";
import { Link } from "react-router";
import { Logo } from "../../platform/brand/Logo.tsx";
import { useVisitor } from "../../platform/routing/root-data.ts";
import { CartLink } from "./CartLink.tsx";
import styles from "./Header.module.css";
import { getMainLinks } from "./links.ts";
import { MobileMenu } from "./MobileMenu.tsx";
import { SiteNavLink } from "./SiteNavLink.tsx";

export function Header() {
  const visitor = useVisitor();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo />
        <nav aria-label="Main" className={styles.main}>
          <ul className={styles.links}>
            {getMainLinks(visitor?.projectCount ?? 0).map((link) => (
              <li key={link.to}>
                <SiteNavLink link={link} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <Link
            to={visitor ? "/account" : "/account/register"}
            className={styles.tool ?? ""}
            aria-label={visitor ? `Your account, ${visitor.email}` : "Create an account or log in"}
          >
            <User size={22} strokeWidth={1.6} aria-hidden="true" />
          </Link>
          <CartLink className={styles.tool} owner={visitor?.email} />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
