import { CHECKOUT_ERROR_REACTIONS } from "@photomap/commerce";
import { useState } from "react";
import { Link } from "react-router";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./CheckoutProblems.module.css";
import { type CheckoutError, isGeneralError } from "./use-checkout.ts";

interface CheckoutProblemsProps {
  readonly errors: readonly CheckoutError[];
  readonly onReload: () => Promise<void>;
  readonly onRemoveCode: () => Promise<void>;
}

/** Why the order was not placed, each reason with what can be done about it. */
export function CheckoutProblems({ errors, onReload, onRemoveCode }: CheckoutProblemsProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const general = new Map(errors.filter(isGeneralError).map((error) => [error.code, error]));
  if (general.size === 0) return null;
  const press = (act: () => Promise<void>) => async () => {
    setBusy(true);
    setFailure(undefined);
    await act().catch((error: unknown) => setFailure(reportAndDescribeFailure(error, "checkout")));
    setBusy(false);
  };
  const reload = press(onReload);
  const removeCode = press(onRemoveCode);
  return (
    <div className={styles.problems} role="alert">
      {[...general.values()].map(({ code, message }) => {
        const { action } = CHECKOUT_ERROR_REACTIONS[code];
        return (
          <div key={code} className={styles.problem}>
            <p>
              {message}{" "}
              {action === "contact" ? (
                <Link to="/contact/mapmaker/general-technical-question">Contact us</Link>
              ) : null}
            </p>
            {action === "retry" ? (
              <Button type="submit" size="small">
                Try again
              </Button>
            ) : null}
            {action === "reload-checkout" ? (
              <Button size="small" loading={isBusy} onClick={() => void reload()}>
                Reload checkout
              </Button>
            ) : null}
            {action === "drop-discount" ? (
              <Button size="small" loading={isBusy} onClick={() => void removeCode()}>
                Remove code
              </Button>
            ) : null}
          </div>
        );
      })}
      {failure === undefined ? null : <p>{failure}</p>}
    </div>
  );
}
