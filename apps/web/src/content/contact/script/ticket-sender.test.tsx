// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  CreateTicketDocument,
  PresignedImageUploadDocument,
} from "../../../platform/api/generated/graphql.ts";
import { DocumentRouting } from "../../../platform/routing/DocumentRouting.tsx";
import { FakeGraphql, GraphqlFailure } from "../../../test/fake-graphql.ts";
import { findViolations } from "../../../test/find-violations.ts";
import { QuestionPage } from "../QuestionPage.tsx";
import { enhanceForms } from "./enhance-forms.ts";

const QUESTION = {
  id: "mapmaker/general-technical-question",
  slug: "general-technical-question",
  title: "Something does not work",
  description: "Tell us what you did and what happened.",
  messageLabel: "What happened?",
  tags: ["technical"],
  fields: [
    { name: "page", label: "Page", type: "text", required: false, options: [] },
    { name: "device", label: "Device", type: "select", required: false, options: ["Phone"] },
    { name: "screenshot", label: "Screenshot", type: "file", required: false, options: [] },
  ],
  contentRaw: [],
  category: { slug: "mapmaker", title: "Making a map" },
} satisfies Parameters<typeof QuestionPage>[0]["question"];

const TICKET_ID = "0b1f7a8e-5f7c-4a4b-9a0a-3f1f0c1d2e3f";
const SENT = "we almost always respond within 1 business day.";
const KEY = "guest/uploads/contact/1.png";

let api: FakeGraphql;
/** The answers of the store to the next uploads; undefined never answers. */
let storeStatus: number | undefined;
const posted: FormData[] = [];

/** The object store. */
class StoreRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  open(): void {}
  send(form: FormData): void {
    posted.push(form);
    const progress = { lengthComputable: true, loaded: 40, total: 100 };
    this.upload.dispatchEvent(new ProgressEvent("progress", progress));
    if (storeStatus === undefined) return;
    this.status = storeStatus;
    queueMicrotask(() => this.dispatchEvent(new Event("load")));
  }
}

beforeEach(() => {
  api = new FakeGraphql();
  posted.length = 0;
  storeStatus = 204;
  vi.stubGlobal("XMLHttpRequest", StoreRequest);
  api.on(CreateTicketDocument, { createTicket: { __typename: "CreatedTicket", created: true } });
  const permit = { url: "https://store.example/", fields: { policy: "p" }, key: KEY, expires: "" };
  api.on(PresignedImageUploadDocument, {
    createPresignedPost: { __typename: "PresignedPost", ...permit },
  });
  sessionStorage.clear();
  open();
});
afterEach(() => document.body.replaceChildren());

const LOCATION = { pathname: "/contact", search: "", state: null };

/** Shows the page as the server sends it, with its script. */
function open(): void {
  document.body.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <DocumentRouting requested={LOCATION} rootData={undefined} isOwnPath={() => false}>
        <main>
          <QuestionPage
            question={QUESTION}
            ticketId={TICKET_ID}
            email=""
            supportEmail="support@photomap.example"
            refused={undefined}
            isSent={false}
          />
        </main>
      </DocumentRouting>
    </MemoryRouter>,
  );
  enhanceForms();
}

function fill(): void {
  enter("Your name", "Customer 12");
  enter("Your email", "customer@mail.example");
  enter("What happened?", "It froze");
}

const enter = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
const attach = (name: string, type: string) =>
  userEvent.upload(screen.getByLabelText("Screenshot"), new File(["x"], name, { type }), {
    applyAccept: false,
  });
const getForm = () => document.querySelector("form");
const isShown = (text: string | RegExp) => screen.getByText(text).closest("[hidden]") === null;
const listTickets = () => api.sent.filter((sent) => JSON.stringify(sent).includes('"input"'));

it("CNT-04 is UPLOADING with its progress, then SUBMITTED, and says when we respond", async () => {
  storeStatus = undefined;
  fill();
  await attach("Screen.PNG", "image/png");
  await send();
  await waitFor(() => expect(screen.getByText("Uploading Screen.PNG: 40%")).toBeTruthy());
  expect(getForm()?.dataset["status"]).toBe("UPLOADING");
  expect(isShown(/^Sent!/)).toBe(false);

  storeStatus = 204;
  open();
  await attach("Screen.PNG", "image/png");
  await send();
  await waitFor(() => expect(getForm()?.dataset["status"]).toBe("SUBMITTED"));
  expect(isShown(/^Sent! .*we almost always respond within 1 business day\.$/)).toBe(true);
  expect(document.activeElement?.textContent).toContain(SENT);
  expect(isShown("Error Sending Message")).toBe(false);
  expect(listTickets()).toEqual([
    {
      input: {
        id: TICKET_ID,
        question: "mapmaker/general-technical-question",
        name: "Customer 12",
        email: "customer@mail.example",
        subject: "Something does not work",
        message: "It froze",
        fields: [{ type: "FILE", label: "Screenshot", values: [KEY] }],
        tags: ["technical"],
      },
    },
  ]);
});

it("CNT-04 shows 'Error Sending Message' and asks to email support, then sends the same ticket", async () => {
  api.fail(CreateTicketDocument, new GraphqlFailure("Unexpected error", { requestId: "r1" }));
  fill();
  await send();
  await waitFor(() => expect(getForm()?.dataset["status"]).toBe("ERROR"));
  expect(isShown("Error Sending Message")).toBe(true);
  expect(isShown(/please email us at support@photomap\.example/)).toBe(true);
  expect(document.activeElement?.textContent).toContain("Error Sending Message");
  expect(screen.getByLabelText("What happened?")).toHaveProperty("value", "It froze");
  expect(api.reports).toEqual([
    expect.objectContaining({ action: "contact form", message: "Unexpected error" }),
  ]);
  expect(await findViolations()).toEqual([]);

  api.on(CreateTicketDocument, { createTicket: { __typename: "CreatedTicket", created: false } });
  await send();
  await waitFor(() => expect(getForm()?.dataset["status"]).toBe("SUBMITTED"));
  expect(JSON.stringify(listTickets()).split(TICKET_ID)).toHaveLength(3);
});

it("shows why a message was refused, without a report", async () => {
  const message = "You've sent a lot of messages. Try again in an hour.";
  api.on(CreateTicketDocument, { createTicket: { __typename: "TooManyAttempts", message } });
  fill();
  await send();
  await waitFor(() => expect(isShown(message)).toBe(true));
  expect(api.reports).toEqual([]);
});

it("sends a form once, however often it is pressed", async () => {
  let answer = () => {};
  api.on(CreateTicketDocument, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { createTicket: { __typename: "CreatedTicket" as const, created: true } };
  });
  fill();
  await send();
  await send();
  await waitFor(() => expect(listTickets()).toHaveLength(1));
  answer();
  await waitFor(() => expect(getForm()?.dataset["status"]).toBe("SUBMITTED"));
  expect(listTickets()).toHaveLength(1);
});

it.each([
  ["image/png", 403, "There was an issue uploading your image."],
  ["application/pdf", 500, "There was an issue uploading your file."],
])(
  "ERR-06 says that an upload of %s failed, reports it and sends nothing",
  async (type, status, text) => {
    storeStatus = status;
    fill();
    await attach("file", type);
    await send();
    await waitFor(() => expect(isShown(text)).toBe(true));
    expect(getForm()?.dataset["status"]).toBe("ERROR");
    expect(api.reports).toEqual([
      expect.objectContaining({
        action: "contact upload",
        message: `The store answered ${status}`,
      }),
    ]);
    expect(listTickets()).toEqual([]);

    storeStatus = 204;
    await send();
    await waitFor(() => expect(getForm()?.dataset["status"]).toBe("SUBMITTED"));
    expect(listTickets()).toHaveLength(1);
  },
);

it("uploads to the folder contact with the extension of the file, which is the last field", async () => {
  fill();
  await attach("Screen.PNG", "image/png");
  await send();
  await waitFor(() => expect(getForm()?.dataset["status"]).toBe("SUBMITTED"));
  const photo = expect.objectContaining({ extension: ".png", contentType: "image/png", bytes: 1 });
  expect(api.sent).toContainEqual({ folder: "contact", photo });
  expect([...(posted[0]?.keys() ?? [])]).toEqual(["policy", "file"]);
});

it("keeps typed text over a reload until it is sent", async () => {
  fill();
  await userEvent.selectOptions(screen.getByLabelText("Device"), "Phone");
  open();
  expect(screen.getByLabelText("What happened?")).toHaveProperty("value", "It froze");
  expect(screen.getByLabelText("Device")).toHaveProperty("value", "Phone");
  await send();
  await waitFor(() => expect(getForm()?.dataset["status"]).toBe("SUBMITTED"));
  open();
  expect(screen.getByLabelText("What happened?")).toHaveProperty("value", "");
  expect(screen.getByLabelText("Device")).toHaveProperty("value", "");
});
