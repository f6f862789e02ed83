import { Link } from "react-router";
import type { Account } from "../../platform/api/request.server.ts";
import styles from "./GeneralSettings.module.css";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

interface AgreementSettingsProps {
  readonly agreement: NonNullable<Account["agreement"]>;
}

/** Shows which versions of the legal documents were accepted, and when. */
export function AgreementSettings({ agreement }: AgreementSettingsProps) {
  const { acceptedAt, termsVersion, privacyVersion } = agreement;
  return (
    <section className={styles.section}>
      <h2>What you agreed to</h2>
      <p>
        When you signed up on {DAY.format(new Date(acceptedAt))}: the{" "}
        <Link to="/terms">Terms of Service</Link>
        {describeVersion(termsVersion)} and the <Link to="/privacy">Privacy Policy</Link>
        {describeVersion(privacyVersion)}.
      </p>
    </section>
  );
}

function describeVersion(version: string | null | undefined): string {
  return version ? ` (version ${version})` : "";
}
