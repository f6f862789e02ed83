// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  CancelPrintsDocument,
  CreateMapPrintDocument,
  CreateRectangularPrintsDocument,
  GetPrintBatchDocument,
  StoreGuestSnapshotDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeConnection } from "../../platform/network/test/fake-connection.ts";
import { fillRegions } from "../../project/store/test/open-test-project.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { dismissToast, getVisibleToasts } from "../../ui/toasts/toast-store.ts";
import type { PrintFile } from "../sheets/request-prints.ts";
import { check, openDownload, press, printOnePerSheet, select } from "./test/open-download.tsx";

let api: FakeGraphql;
/** The event streams that were opened. */
let streams: EventTarget[];

class FakeEventSource extends EventTarget {
  constructor() {
    super();
    streams.push(this);
  }
  close(): void {}
}

beforeEach(() => {
  api = new FakeGraphql();
  streams = [];
  localStorage.clear();
  vi.stubGlobal("EventSource", FakeEventSource);
});
afterEach(() => {
  cleanup();
  for (const { id } of getVisibleToasts()) dismissToast(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the download", () => {
  const makeFile = (facts: Partial<PrintFile>): PrintFile => ({
    id: "1",
    status: "RUNNING",
    progress: 0,
    downloadFilename: "a.jpeg",
    bytes: null,
    url: null,
    ...facts,
  });
  const created = (...files: PrintFile[]) => ({
    createRectangularPrints: {
      __typename: "CreateRectangularPrintsSuccess" as const,
      batchId: "batch",
      files,
    },
  });
  const emit = (...files: PrintFile[]) =>
    act(() => {
      const event = new MessageEvent("files", { data: JSON.stringify(files) });
      streams.at(-1)?.dispatchEvent(event);
    });
  const alert = () => screen.getByRole("alert").textContent;

  /** Records the names of downloaded files; every URL is available unless listed. */
  function watchDownloads(missing: readonly string[] = []): string[] {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
      init?.method === "HEAD"
        ? Promise.resolve(new Response(null, { status: missing.includes(url) ? 404 : 200 }))
        : fetch(url, init),
    );
    return names;
  }

  it("PRN-08 PRN-09 PRN-19 ENT-13 requests each sheet under its name at 300 dpi, without the buffer area", async () => {
    api.on(CreateRectangularPrintsDocument, created(makeFile({})));
    const { project } = await openDownload();
    printOnePerSheet("11x14");
    press("Download 2 files");
    await screen.findByRole("progressbar", { name: "Making your file" });
    expect(api.sent).toMatchObject([
      {
        input: {
          fileId: project.id,
          format: "jpeg",
          dpi: 300,
          printOptions: expect.objectContaining({
            backgroundColor: "white",
            borderWidth: 2,
            includeBuffer: false,
          }),
          printLayouts: [
            expect.objectContaining({ downloadFilename: "11x14-colorado.jpeg" }),
            expect.objectContaining({ downloadFilename: "11x14-texas.jpeg" }),
          ],
        },
      },
    ]);
    const [{ input }] = api.sent as [{ input: { printLayouts: unknown[] } }];
    expect(input.printLayouts[0]).toEqual({
      width: 792,
      height: 1008,
      printOpenings: [{ openingId: "CO", x: 296, y: 404, turned: false }],
      downloadFilename: "11x14-colorado.jpeg",
    });
  });

  it("sends the machine with svg, and one name for a pdf", async () => {
    api.on(CreateRectangularPrintsDocument, created(makeFile({})));
    await openDownload();
    select("Format", "svg");
    fireEvent.click(screen.getByLabelText("Silhouette"));
    press(/^Download/);
    await waitFor(() => expect(api.sent).toHaveLength(1));
    expect(api.sent[0]).toMatchObject({ input: { format: "svg", machine: "silhouette" } });
    select("Format", "pdf");
    printOnePerSheet("11x14");
    press("Download PDF");
    await waitFor(() => expect(api.sent).toHaveLength(2));
    expect(api.sent[1]).toMatchObject({
      input: {
        printLayouts: [
          { downloadFilename: "11x14-colorado-texas.pdf" },
          { downloadFilename: "11x14-colorado-texas.pdf" },
        ],
      },
    });
  });

  it("requests the whole map as one file on the chosen paper", async () => {
    const { createRectangularPrints } = created(makeFile({}));
    api.on(CreateMapPrintDocument, { createMapPrint: createRectangularPrints });
    const { project } = await openDownload();
    fireEvent.click(screen.getByLabelText("The whole map"));
    press("Download PDF");
    await screen.findByRole("progressbar", { name: "Making your file" });
    expect(api.sent).toEqual([
      {
        input: {
          fileId: project.id,
          format: "pdf",
          paper: "letter",
          downloadFilename: "whole-map-letter-our-travels.pdf",
        },
      },
    ]);
  });

  it("shows the progress of all files and downloads each when they are done", async () => {
    const names = watchDownloads();
    const files = [
      makeFile({ id: "1", downloadFilename: "a.jpeg", url: "/prints/1" }),
      makeFile({ id: "2", downloadFilename: "b.jpeg", url: "/prints/2" }),
    ] as const;
    api.on(CreateRectangularPrintsDocument, created(...files));
    await openDownload();
    printOnePerSheet("11x14");
    press("Download 2 files");
    await screen.findByRole("progressbar", { name: "0 of 2 files ready" });
    emit({ ...files[0], status: "DONE", progress: 1 }, { ...files[1], progress: 0.5 });
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", {
      name: "1 of 2 files ready",
    });
    expect(bar.value).toBe(75);
    emit(
      { ...files[0], status: "DONE", progress: 1 },
      { ...files[1], status: "DONE", progress: 1 },
    );
    expect(screen.getByText("Your 2 files are ready.")).toBeDefined();
    await waitFor(() => expect(names).toEqual(["a.jpeg", "b.jpeg"]));
    press("Download b.jpeg");
    await waitFor(() => expect(names).toHaveLength(3));
  });

  it("discards the files when the settings change", async () => {
    watchDownloads();
    api.on(
      CreateRectangularPrintsDocument,
      created(makeFile({ status: "DONE", url: "/prints/1" })),
    );
    await openDownload(fillRegions("Colorado"));
    press("Download 1 file");
    expect(await screen.findByText("Your file is ready.")).toBeDefined();
    check("Printing guides");
    await waitFor(() => expect(screen.queryByText("Your file is ready.")).toBeNull());
    expect(screen.getByRole("button", { name: "Download 1 file" })).toBeDefined();
  });

  it("ERR-12 shows a network error with a link to the contact page, and retries", async () => {
    await openDownload(fillRegions("Colorado"));
    press("Download 1 file");
    await waitFor(() => expect(alert()).toContain("Error generating prints. Network error."));
    const contact = screen.getByRole("link", { name: "contact us" });
    expect(contact.getAttribute("href")).toBe("/contact");
    api.on(CreateRectangularPrintsDocument, created(makeFile({})));
    press("Retry");
    expect(await screen.findByRole("progressbar", { name: "Making your file" })).toBeDefined();
  });

  it("ERR-12 shows a refusal, and files that could not be rendered", async () => {
    api.on(CreateRectangularPrintsDocument, {
      createRectangularPrints: { __typename: "InvalidInput", message: "The sheet is too large." },
    });
    await openDownload(fillRegions("Colorado"));
    press("Download 1 file");
    await waitFor(() =>
      expect(alert()).toContain("Error generating prints. The sheet is too large."),
    );
    api.on(CreateRectangularPrintsDocument, created(makeFile({ status: "FAILED" })));
    press("Retry");
    const failed = "An error occurred while generating the prints.";
    expect(await screen.findByText(new RegExp(failed))).toBeDefined();
    expect(screen.getByText("Error generating prints.", { selector: "span" })).toBeDefined();
  });

  it("shows that a finished file is no longer available", async () => {
    const names = watchDownloads(["/prints/1"]);
    api.on(
      CreateRectangularPrintsDocument,
      created(makeFile({ status: "DONE", url: "/prints/1" })),
    );
    await openDownload(fillRegions("Colorado"));
    press("Download 1 file");
    await waitFor(() =>
      expect(getVisibleToasts()[0]?.content).toBe("Error downloading image, please try again."),
    );
    expect(names).toEqual([]);
  });

  it("polls when the event stream fails", async () => {
    const names = watchDownloads();
    api.on(CreateRectangularPrintsDocument, created(makeFile({})));
    const done = makeFile({ status: "DONE", url: "/prints/1" });
    api.on(GetPrintBatchDocument, { printBatch: { files: [done] } });
    await openDownload(fillRegions("Colorado"));
    press("Download 1 file");
    await screen.findByRole("progressbar", { name: "Making your file" });
    act(() => {
      streams[0]?.dispatchEvent(new Event("error"));
    });
    expect(await screen.findByText("Your file is ready.")).toBeDefined();
    await waitFor(() => expect(names).toEqual(["a.jpeg"]));
  });

  it("cancels the batch on the server", async () => {
    api.on(CreateRectangularPrintsDocument, created(makeFile({})));
    api.on(CancelPrintsDocument, { cancelPrints: { files: [] } });
    await openDownload(fillRegions("Colorado"));
    press("Download 1 file");
    await screen.findByRole("progressbar", { name: "Making your file" });
    press("Cancel");
    expect(screen.getByRole("button", { name: "Download 1 file" })).toBeDefined();
    await waitFor(() => expect(api.sent.at(-1)).toEqual({ batchId: "batch" }));
  });

  it("does not print what could not be saved", async () => {
    const { project, server, notifications } = await openDownload(fillRegions("Colorado"));
    server.isUnreachable = true;
    act(() => project.store.edit({ type: "SET_DETAILS", details: { name: "Not saved" } }));
    press("Download 1 file");
    await waitFor(() => expect(notifications.saveFailures.length).toBeGreaterThan(0));
    expect(await screen.findByRole("button", { name: "Download 1 file" })).toBeDefined();
    expect(api.sent).toEqual([]);
  });

  it("says that the files need a connection, and sends nothing without one", async () => {
    const connection = new FakeConnection();
    connection.online = false;
    await openDownload(fillRegions("Colorado"), { connection });
    press("Download 1 file");
    await waitFor(() => expect(alert()).toContain("You're offline"));
    expect(api.sent).toEqual([]);
  });

  it("uploads a snapshot of a guest's project first", async () => {
    api.on(StoreGuestSnapshotDocument, {
      storeGuestSnapshot: { __typename: "StoreGuestSnapshotSuccess", projectId: "snap12" },
    });
    api.on(CreateRectangularPrintsDocument, created(makeFile({})));
    await openDownload(fillRegions("Colorado"), { isGuest: true });
    press("Download 1 file");
    await waitFor(() => expect(api.sent).toHaveLength(2));
    expect(api.sent[0]).toMatchObject({
      project: { designId: "three-states", name: "Our travels" },
    });
    expect(api.sent[1]).toMatchObject({ input: { fileId: "snap12" } });
  });
});
