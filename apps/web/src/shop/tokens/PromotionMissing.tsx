import { Gift } from "lucide-react";
import { useRevalidator } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
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

/** Shown in place of a promotion that the server could not read. */
export function PromotionUnavailable() {
  const { state, revalidate } = useRevalidator();
  return (
    <div className={styles.message}>
      <ErrorState
        heading="h1"
        message="We couldn't load this promotion just now."
        action={
          <Button variant="primary" loading={state === "loading"} onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
