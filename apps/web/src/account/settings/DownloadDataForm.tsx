import { accountMessages, formatMessage } from "@photomap/messages";
import { execute } from "../../platform/api/execute.ts";
import { DownloadDataExportDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { PasswordField } from "../../ui/fields/PasswordField.tsx";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import styles from "./GeneralSettings.module.css";

const CHECKS = {
  password: (password: string) =>
    password === "" ? formatMessage(accountMessages.enterPassword) : undefined,
};

interface DownloadDataFormProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for the password, because the file contains every photo, and starts the download. */
export function DownloadDataForm({ email, onClose }: DownloadDataFormProps) {
  const { values, field, check } = useFields(CHECKS, { password: "" });
  const download = async () => {
    const { downloadDataExport: result } = await execute(DownloadDataExportDocument, values);
    if (result.__typename !== "DataExportOpened") return result.message;
    location.assign(result.url);
    onClose();
    return undefined;
  };
  return (
    <ValidatedForm check={check} onSubmit={download}>
      {(isSending) => (
        <>
          {/* Lets password managers find the password of the account. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            hint="We ask again because the file has all your photos."
            {...field("password")}
          />
          <div className={styles.buttons}>
            <Button type="submit" size="small" variant="primary" loading={isSending}>
              Download
            </Button>
            <Button size="small" variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
