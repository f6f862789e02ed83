import { useEffect, useRef, useState } from "react";
import { TextDraft } from "../../content/tickets/text-draft.ts";
import { execute } from "../../platform/api/execute.ts";
import { ReplyToTicketAsStaffDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { useStaffMutation } from "../shared/use-staff-mutation.ts";

const MAX_TEXT = 10_000;

/** A form for an answer; the tab keeps the typed text until it is sent. */
export function AnswerForm({ ticketId }: { readonly ticketId: string }) {
  const change = useStaffMutation();
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useRef<TextDraft>(null);
  const requestId = useRef<string>(undefined);
  const [error, setError] = useState<string>();
  useEffect(() => {
    const form = area.current?.form;
    if (!form) return;
    draft.current = new TextDraft(form, `staff.${ticketId}`);
    draft.current.restore();
  }, [ticketId]);
  const readText = () => area.current?.value.trim() ?? "";
  const check = () => {
    const isEmpty = readText() === "";
    setError(isEmpty ? "Write an answer." : undefined);
    return !isEmpty;
  };
  const send = async () => {
    // Another attempt with the same text sends nothing twice.
    requestId.current ??= crypto.randomUUID();
    const input = { ticketId, text: readText(), requestId: requestId.current };
    const problem = await change(
      async () => (await execute(ReplyToTicketAsStaffDocument, { input })).replyToTicketAsStaff,
      "Answer sent.",
    );
    requestId.current = undefined;
    if (problem !== undefined) return problem;
    draft.current?.clear();
    if (area.current !== null) area.current.value = "";
    return undefined;
  };
  return (
    <ValidatedForm check={check} onSubmit={send}>
      {(isSending) => (
        <>
          <TextArea
            ref={area}
            label="Your answer"
            name="text"
            rows={7}
            maxLength={MAX_TEXT}
            hint="Emailed to the customer, with a link to this conversation."
            error={error}
          />
          <div>
            <Button type="submit" variant="primary" loading={isSending}>
              Send answer
            </Button>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
