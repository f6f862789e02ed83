import { formatMessage, pickupMessages } from "@photomap/messages";
import { TriangleAlert } from "lucide-react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { describePickupTime } from "../describe-time.ts";
import styles from "./LaterTimeNotice.module.css";

interface MovedTimeProps {
  /** The pickup time that the customer accepted. */
  readonly before: string;
  readonly now: string;
  readonly onAccept: () => void;
}

/** Asks for consent to a later pickup time. */
export function LaterTimeNotice({ before, now, onAccept }: MovedTimeProps) {
  return (
    <div className={styles.moved} role="alert">
      <p>
        <TriangleAlert size={20} strokeWidth={1.6} aria-hidden="true" />
        <span>
          <strong>The pickup time has moved</strong>
          {formatMessage(pickupMessages.timeMoved, { time: describePickupTime(now) })}
          <small>{`You chose: ${describePickupTime(before)}`}</small>
        </span>
      </p>
      <Button size="small" onClick={onAccept}>
        Confirm the new time
      </Button>
    </div>
  );
}
