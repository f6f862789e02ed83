import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reloads the page's data at intervals while something is under way and the tab is visible. */
export function useAutoRefresh(isUnderWay: boolean, intervalMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isUnderWay, intervalMs, revalidate]);
}
