import { NavLink } from "react-router";
import { Logo } from "../../brand/Logo.tsx";
import styles from "./Header.module.css";

const LINKS = [
  { to: "/", label: "Home" },
  { to: "/shop", label: "Shop" },
  { to: "/create", label: "Create a Project" },
  { to: "/help", label: "Help" },
];

export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo />
        <nav aria-label="Main">
          <ul className={styles.links}>
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end className={styles.link ?? ""}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
