import { Link } from "react-router";
import { Logo } from "../../brand/Logo.tsx";
import { useBrand } from "../../brand/use-brand.ts";
import styles from "./Footer.module.css";

const GROUPS = [
  {
    title: "Help",
    links: [
      { to: "/help", label: "General Help" },
      { to: "/contact", label: "Contact Us" },
      { to: "/refunds", label: "Returns & Refunds" },
    ],
  },
  {
    title: "Resources",
    links: [
      { to: "/about", label: "Our Story" },
      { to: "/privacy", label: "Privacy Policy" },
      { to: "/terms", label: "Terms of Service" },
    ],
  },
];

export function Footer() {
  const { name } = useBrand();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Logo />
        {GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.copyright}>© {name}</p>
    </footer>
  );
}
