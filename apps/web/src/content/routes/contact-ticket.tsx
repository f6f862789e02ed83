import { randomUUID } from "node:crypto";
import { contactMessages, formatMessage } from "@photomap/messages";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { log } from "../../../server/log.server.ts";
import { SiteFrame } from "../../app/shell/SiteFrame.tsx";
import { execute } from "../../platform/api/execute.ts";
import { GetTicketDocument, ReplyToTicketDocument } from "../../platform/api/generated/graphql.ts";
import { readForm, readTextControls } from "../../platform/api/read-form.server.ts";
import { getServerApiTarget, loadFromApi } from "../../platform/api/request.server.ts";
import { useBrand } from "../../platform/brand/brand.ts";
import { PageTitle } from "../../platform/brand/PageTitle.tsx";
import { DOCUMENT_PAGE } from "../../platform/document/document-page.ts";
import { TicketNotFound } from "../contact/TicketNotFound.tsx";
import { TicketPage } from "../contact/TicketPage.tsx";

export const handle = DOCUMENT_PAGE;

const SENT = "sent";

function readAddress({ request, params }: LoaderFunctionArgs) {
  const { searchParams, pathname } = new URL(request.url);
  return { id: params["ticketId"] ?? "", key: searchParams.get("key"), searchParams, pathname };
}

/** Loads the ticket for the account with its address, or by the key of the link in a mail. */
export async function loader(args: LoaderFunctionArgs) {
  const { id, key, searchParams } = readAddress(args);
  const { ticket } = await loadFromApi(args.request, GetTicketDocument, { id, key });
  const loaded = { ticket, requestId: randomUUID(), isSent: searchParams.has(SENT) };
  return data(loaded, { status: ticket ? 200 : 404 });
}

export async function action(args: ActionFunctionArgs) {
  const { id, key, searchParams, pathname } = readAddress(args);
  const { text = "", requestId = "" } = readTextControls(await readForm(args.request));
  const input = { ticketId: id, key, text, requestId };
  const refuse = (reason: string, status: number) => data({ text, requestId, reason }, { status });
  try {
    const origin = getServerApiTarget(args.request);
    const { replyToTicket: result } = await execute(ReplyToTicketDocument, { input }, origin);
    if (result.__typename !== "ChangedTicket") return refuse(result.message, 400);
  } catch (error) {
    log.error({ err: error }, "A reply could not be stored");
    return refuse(formatMessage(contactMessages.tryAgain), 503);
  }
  searchParams.set(SENT, "1");
  return redirect(`${pathname}?${searchParams}`, 303);
}

export default function TicketRoute() {
  const { ticket, ...loaded } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { name } = useBrand();
  return (
    <SiteFrame>
      <PageTitle>{ticket?.subject ?? "Message not found"}</PageTitle>
      <meta name="robots" content="noindex" />
      {ticket ? (
        <TicketPage ticket={ticket} brandName={name} refused={refused} {...loaded} />
      ) : (
        <TicketNotFound />
      )}
    </SiteFrame>
  );
}
