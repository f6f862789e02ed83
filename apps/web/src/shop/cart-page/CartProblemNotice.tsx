import { Link } from "../../platform/routing/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import type { Cart } from "../cart/use-cart.ts";
import styles from "./CartProblemNotice.module.css";

interface CartProblemNoticeProps {
  readonly cart: Cart;
  /** The id of the line that shows the notice; undefined for the notice above the lines. */
  readonly lineId?: string;
}

/** Why a change was undone, with what can be done about it. */
export function CartProblemNotice({ cart, lineId }: CartProblemNoticeProps) {
  const { problem, checkout, reopen, reload, removeLine, removeCode, dismissProblem } = cart;
  if (problem === undefined) return null;
  const shownId = checkout?.lineItems.find(({ id }) => id === problem.lineId)?.id;
  if (shownId !== lineId) return null;
  const { message, action, isLocked, retry } = problem;
  return (
    <div className={styles.problem} role="alert">
      <p>
        {message}{" "}
        {action === "contact" ? (
          <Link to="/contact/mapmaker/general-technical-question">Contact us</Link>
        ) : null}
      </p>
      <div className={styles.actions}>
        {isLocked ? (
          <Button size="small" onClick={() => void reopen()}>
            Cancel that payment
          </Button>
        ) : null}
        {action === "retry" ? (
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        ) : null}
        {action === "reload-checkout" ? (
          <Button
            size="small"
            onClick={() => {
              dismissProblem();
              void reload();
            }}
          >
            Reload cart
          </Button>
        ) : null}
        {action === "drop-discount" ? (
          <Button size="small" onClick={() => void removeCode()}>
            Remove code
          </Button>
        ) : null}
        {action === "remove-line" && lineId !== undefined ? (
          <Button size="small" onClick={() => void removeLine(lineId)}>
            Remove item
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={dismissProblem}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}
