import { accountMessages, formatMessage } from "@photomap/messages";
import { execute } from "../../platform/api/execute.ts";
import { ResetPasswordDocument } from "../../platform/api/generated/graphql.ts";
import { useFields, ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { VerificationCodeField } from "../../ui/fields/VerificationCodeField.tsx";
import { checkNewPassword, NewPasswordFields } from "./NewPasswordFields.tsx";

interface SetPasswordFormProps {
  readonly email: string;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const CHECKS = {
  code: (code: string) =>
    code.trim() === "" ? formatMessage(accountMessages.enterSixDigitCode) : undefined,
  newPassword: checkNewPassword,
};

/** Sets the first password, with a code from the account's mailbox. */
export function SetPasswordForm({ email, onSaved, onCancel }: SetPasswordFormProps) {
  const { values, field, check } = useFields(CHECKS, { code: "", newPassword: "" });
  const save = async () => {
    const { resetPassword: result } = await execute(ResetPasswordDocument, { email, ...values });
    if (result.__typename !== "SignedIn") return result.message;
    onSaved();
    return undefined;
  };
  return (
    <ValidatedForm check={check} onSubmit={save}>
      {(isSending) => (
        <>
          <p>We emailed a six-digit code to {email}.</p>
          <NewPasswordFields
            email={email}
            newPassword={field("newPassword")}
            isSending={isSending}
            onCancel={onCancel}
          >
            <VerificationCodeField isFirst {...field("code")} />
          </NewPasswordFields>
        </>
      )}
    </ValidatedForm>
  );
}
