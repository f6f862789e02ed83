import { Link } from "react-router";
import { useBrand } from "../../platform/brand/brand.ts";
import { Logo } from "../../platform/brand/Logo.tsx";
import { useRootData } from "../../platform/routing/root-data.ts";
import styles from "./Footer.module.css";
import { FOOTER_GROUPS } from "./links.ts";
import { MichiganStamp } from "./MichiganStamp.tsx";

export function Footer() {
  const { name } = useBrand();
  const year = useRootData()?.year;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>Photo maps for people who keep going places together.</p>
        </div>
        {FOOTER_GROUPS.map(({ title, links }) => (
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
        <MichiganStamp />
      </div>
      <p className={styles.copyright}>
        © {year} {name}
      </p>
    </footer>
  );
}
