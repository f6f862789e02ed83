import { useState } from "react";
import { browserConnection } from "../../platform/network/browser-connection.ts";

/** Checks the connection and continues when it is back. */
export function useReconnect(onOnline: () => void) {
  const [isChecking, setChecking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const retry = async () => {
    setChecking(true);
    const isOnline = await browserConnection.check();
    setChecking(false);
    setFailed(!isOnline);
    if (isOnline) onOnline();
  };
  return { isChecking, hasFailed, retry: () => void retry() };
}
