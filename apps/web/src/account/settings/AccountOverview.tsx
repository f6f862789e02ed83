import { accountMessages, formatMessage } from "@photomap/messages";
import { Check, type LucideIcon, Map as MapIcon, Package, Settings, Ticket } from "lucide-react";
import { Link } from "react-router";
import styles from "./AccountFrame.module.css";

interface AccountCard {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly Icon: LucideIcon;
}

const CARDS: readonly AccountCard[] = [
  {
    to: "/account/general",
    title: formatMessage(accountMessages.generalSettings),
    text: "Your email, your password and your data.",
    Icon: Settings,
  },
  {
    to: "/account/orders",
    title: formatMessage(accountMessages.orders),
    text: "What you ordered and where it is.",
    Icon: Package,
  },
  {
    to: "/account/sticker-tokens",
    title: formatMessage(accountMessages.stickerTokens),
    text: "Your balance, and codes to redeem.",
    Icon: Ticket,
  },
  {
    to: "/mapmaker",
    title: formatMessage(accountMessages.mapMakerProjects),
    text: "The maps you are filling.",
    Icon: MapIcon,
  },
];

export function AccountOverview({ isRestored }: { readonly isRestored: boolean }) {
  return (
    <>
      {isRestored ? <RestoredNotice /> : null}
      <ul className={styles.cards}>
        {CARDS.map(({ to, title, text, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.card}>
              <Icon size={28} strokeWidth={1.4} aria-hidden="true" />
              <strong className={styles.title}>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/account/messages">Messages</Link>: what you asked us, and our answers.
      </p>
    </>
  );
}

function RestoredNotice() {
  return (
    <p className={styles.restored} role="status">
      <Check size={20} strokeWidth={2} aria-hidden="true" />
      Welcome back. Your account is restored, with all your maps and photos.
    </p>
  );
}
