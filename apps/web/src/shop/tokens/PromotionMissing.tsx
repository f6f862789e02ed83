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
        There is no promotion at this address. Maybe it was copied incompletely.
      </EmptyState>
    </div>
  );
}

/** The server could not read it. */
export function PromotionUnavailable() {
  const { state, revalidate } = useRevalidator();
  return (
    <div className={styles.message}>
      <ErrorState
        heading="h1"
        message="We could not load this promotion just now."
        action={
          <Button variant="primary" loading={state === "loading"} onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
