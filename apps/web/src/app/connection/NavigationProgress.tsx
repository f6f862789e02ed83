import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { Spinner } from "../../ui/status/Spinner.tsx";
import styles from "./NavigationProgress.module.css";

/** Faster navigations show nothing. */
const DELAY_MS = 400;

/** Shows that the next page is being loaded. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  return state === "loading" ? <DelayedSpinner key={location.key} /> : null;
}

function DelayedSpinner() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? (
    <div className={styles.progress}>
      <Spinner label="Loading the page" size={24} />
    </div>
  ) : null;
}
