import { useState } from "react";
import { useNavigate } from "react-router";
import { execute } from "../../platform/api/execute.ts";
import { StaffLayOutStickersDocument } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";

interface LayOut {
  readonly isSending: boolean;
  readonly layOut: (stickerOrderIds: readonly string[]) => Promise<void>;
}

/** Requests sheets and opens their page. */
export function useSheetRequest(): LayOut {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const send = async (stickerOrderIds: readonly string[]): Promise<string | undefined> => {
    const input = { stickerOrderIds: [...stickerOrderIds], requestId: crypto.randomUUID() };
    const { staffLayOutStickers: answer } = await execute(StaffLayOutStickersDocument, { input });
    if (answer.__typename !== "StaffStickerSheetsRequested") return answer.message;
    await navigate(`/staff/stickers/${answer.sheets.id}`);
    return undefined;
  };
  const layOut = async (ids: readonly string[]) => {
    if (isSending) return;
    setSending(true);
    const problem = await send(ids).catch((error) =>
      reportAndDescribeFailure(error, "staff-lay-out"),
    );
    setSending(false);
    if (problem !== undefined) showToast({ id: "staff-change", type: "error", content: problem });
  };
  return { isSending, layOut };
}
