import { lazy, Suspense } from "react";
import type { Account } from "../../platform/api/request.server.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { AgreementSettings } from "./AgreementSettings.tsx";
import { ChangePasswordSection } from "./ChangePasswordSection.tsx";
import { DataExportSettings } from "./DataExportSettings.tsx";
import { DeleteAccountSection } from "./DeleteAccountSection.tsx";
import { DigestSettings } from "./DigestSettings.tsx";
import { EmailSettings } from "./EmailSettings.tsx";
import styles from "./GeneralSettings.module.css";
import { LogOutButton } from "./LogOutButton.tsx";
import type { DataExport } from "./use-data-export.ts";

/** Most accounts have a password. */
const SetPasswordSection = lazy(async () => ({
  default: (await import("./SetPasswordSection.tsx")).SetPasswordSection,
}));

interface GeneralSettingsProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly isMailRefused: boolean;
  readonly wantsDigest: boolean;
  readonly dataExport: DataExport | undefined;
  readonly agreement: Account["agreement"];
}

export function GeneralSettings(props: GeneralSettingsProps) {
  const { email, hasPassword, isMailRefused, wantsDigest, dataExport, agreement } = props;
  return (
    <div className={styles.settings}>
      <Card>
        <EmailSettings email={email} isMailRefused={isMailRefused} />
      </Card>
      <Card>
        <DigestSettings wantsDigest={wantsDigest} />
      </Card>
      <Card>
        {hasPassword ? (
          <ChangePasswordSection email={email} />
        ) : (
          <Suspense>
            <SetPasswordSection email={email} />
          </Suspense>
        )}
      </Card>
      <Card>
        <section className={styles.section}>
          <h2>Other browsers</h2>
          <p>
            Lost a phone, or used somebody else's computer? Log out everywhere, including this
            device.
          </p>
          <LogOutButton everywhere />
        </section>
      </Card>
      <Card>
        <DataExportSettings email={email} initial={dataExport} />
      </Card>
      {agreement ? (
        <Card>
          <AgreementSettings agreement={agreement} />
        </Card>
      ) : null}
      <Card>
        <DeleteAccountSection email={email} />
      </Card>
    </div>
  );
}
