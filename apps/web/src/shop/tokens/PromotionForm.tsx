import { useState } from "react";
import { useRevalidator } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import { EnterPromotionDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";

const MAX_LENGTH = 5000;

/** The text of an entry; it stays in the field when it could not be sent. */
export function PromotionForm({ promotionId }: { readonly promotionId: string }) {
  const { revalidate } = useRevalidator();
  const [submission, setSubmission] = useState("");
  const [isChecked, setChecked] = useState(false);
  const problem = submission.trim() === "" ? "Write something about your entry." : undefined;
  const check = () => {
    setChecked(true);
    return problem === undefined;
  };
  const submit = async () => {
    const answer = await execute(EnterPromotionDocument, { promotionId, submission });
    const { enterPromotion: result } = answer;
    // Also after a refusal: the last place may be taken, or the session over.
    await revalidate();
    return result.__typename === "EnterPromotionSuccess" ? undefined : result.message;
  };
  return (
    <ValidatedForm check={check} onSubmit={submit}>
      {(isSending) => (
        <>
          <TextArea
            label="Your entry"
            rows={6}
            maxLength={MAX_LENGTH}
            error={isChecked ? problem : undefined}
            value={submission}
            onChange={({ target }) => setSubmission(target.value)}
            // Adopts text typed before hydration, which only exists in the DOM.
            ref={(field) => {
              if (field !== null && field.value !== submission) setSubmission(field.value);
            }}
          />
          <Button variant="primary" type="submit" loading={isSending}>
            Enter
          </Button>
        </>
      )}
    </ValidatedForm>
  );
}
