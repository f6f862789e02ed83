import {
  Activity,
  ChartColumn,
  FlaskConical,
  Gift,
  Image,
  type LucideIcon,
  MessagesSquare,
  Package,
  ScrollText,
  Sticker,
  Store,
  Ticket,
  TicketPercent,
  Truck,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Logo } from "../../platform/brand/Logo.tsx";
import { useListShortcuts } from "../shared/use-list-shortcuts.ts";
import styles from "./StaffFrame.module.css";

interface StaffLink {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}

const LINKS: readonly StaffLink[] = [
  { to: "/staff", label: "Dashboard", Icon: ChartColumn },
  { to: "/staff/orders", label: "Orders", Icon: Package },
  { to: "/staff/stickers", label: "Stickers", Icon: Sticker },
  { to: "/staff/pickups", label: "Pickups", Icon: Store },
  { to: "/staff/tickets", label: "Tickets", Icon: MessagesSquare },
  { to: "/staff/customers", label: "Customers", Icon: Users },
  { to: "/staff/products", label: "Products", Icon: Image },
  { to: "/staff/discounts", label: "Discounts", Icon: TicketPercent },
  { to: "/staff/shipping", label: "Shipping", Icon: Truck },
  { to: "/staff/promotions", label: "Promotions", Icon: Gift },
  { to: "/staff/vouchers", label: "Vouchers", Icon: Ticket },
  { to: "/p/sandbox", label: "Sandbox", Icon: FlaskConical },
  { to: "/staff/actions", label: "Audit log", Icon: ScrollText },
  { to: "/debug", label: "Debug", Icon: Activity },
];

interface StaffFrameProps {
  readonly email: string;
  /** Paths that the viewer may not open. */
  readonly hidden: readonly string[];
  readonly children: ReactNode;
}

/** The frame of the staff area: navigation at the side, above the page on phones. */
export function StaffFrame({ email, hidden, children }: StaffFrameProps) {
  useListShortcuts();
  const links = LINKS.filter(({ to }) => !hidden.includes(to));
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.side}>
        <div className={styles.brand}>
          <Logo compact />
          <span className={styles.area}>Staff</span>
        </div>
        <nav aria-label="Staff" className={styles.nav}>
          <ul className={styles.links}>
            {links.map(({ to, label, Icon }) => (
              <li key={to}>
                <NavLink to={to} end={to === "/staff"} className={styles.link ?? ""}>
                  <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.person}>{email}</p>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
