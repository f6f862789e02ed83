import { Gift } from "lucide-react";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import styles from "./PromotionPage.module.css";

export function PromotionNotFound() {
  return (
    <div className={styles.message}>
      <EmptyState
        heading="h1"
        icon={<Gift size={32} strokeWidth={1.4} aria-hidden="true" />}
        title="Promotion not found"
        action={
          <LinkButton to="/shop" variant="primary">
            Visit the shop
          </LinkButton>
        }
      >
        There's no promotion at this address. Check that you copied all of it.
      </EmptyState>
    </div>
  );
}
