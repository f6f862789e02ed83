import { useSyncExternalStore } from "react";
import { browserConnection } from "./browser-connection.ts";

export function useIsOnline(): boolean {
  return useSyncExternalStore(browserConnection.subscribe, browserConnection.isOnline, () => true);
}
