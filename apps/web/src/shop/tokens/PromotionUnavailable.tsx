import { useRevalidator } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import styles from "./PromotionPage.module.css";

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
