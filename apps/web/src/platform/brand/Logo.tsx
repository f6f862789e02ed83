import { Link } from "react-router";
import { BrandMark } from "./BrandMark.tsx";
import { useBrand } from "./brand.ts";
import styles from "./Logo.module.css";

interface LogoProps {
  /** Shows the mark alone; the name stays as the accessible name. */
  readonly compact?: boolean;
}

export function Logo({ compact = false }: LogoProps) {
  const { name } = useBrand();
  return (
    <Link to="/" className={styles.logo} aria-label={`${name}, home`}>
      <BrandMark size={36} />
      {compact ? null : <span className={styles.name}>{name}</span>}
    </Link>
  );
}
