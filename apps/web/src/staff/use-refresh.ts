import { useEffect } from "react";
import { useRevalidator } from "react-router";

const INTERVAL_MS = 5_000;

/** Loads the page again every few seconds while something is under way and the tab is visible. */
export function useRefresh(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
