// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  RenderDocument,
  type RenderMutation,
  StoreGuestSnapshotDocument,
} from "../../platform/api/generated/graphql.ts";
import { stubBrowserGlobals } from "../../project/store/test/browser-globals.ts";
import { fillRegions, openTestProject } from "../../project/store/test/open-test-project.ts";
import { renderInProject } from "../../project/store/test/render-project.tsx";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { dismissToast } from "../../ui/toasts/toast-store.ts";
import { ProgressImageDialog } from "./ProgressImageDialog.tsx";

const URL_OF = (background: string) => `/prints/${background}.jpeg`;
const TEXT = "Our travels - 2/3 counties complete!";

let api: FakeGraphql;
/** What links opened: the address, and the tab or the name of the download. */
let followed: (readonly [href: string | null, target: string])[];

beforeEach(() => {
  stubBrowserGlobals();
  api = new FakeGraphql();
  api.on(RenderDocument, ({ request }): RenderMutation => {
    const url = URL_OF(request.props.background ?? "");
    api.serve(`${url}?inline`, { pixels: url });
    return { render: { __typename: "RenderSuccess", url } };
  });
  followed = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push([this.getAttribute("href"), this.target || this.download]);
  });
  dismissToast("download-failed");
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "canShare");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function stubShare(share: (data: ShareData) => Promise<void>) {
  const spy = vi.fn(share);
  Object.assign(navigator, { share: spy, canShare: () => true });
  return spy;
}

const failWith = (name: string) =>
  stubShare(async () => {
    throw new DOMException("No", name);
  });

async function openDialog({ isGuest = false } = {}) {
  const onClose = vi.fn();
  const content = { inputs: fillRegions("Utah", "Colorado") };
  const { project } = await openTestProject({ isGuest, content });
  renderInProject(project, <ProgressImageDialog project={project} onClose={onClose} />);
  return { project, onClose };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const findPicture = () => screen.findByRole("img", { name: TEXT });
const findDialog = (name: string) => screen.findByRole("dialog", { name });

describe("the progress image", () => {
  it("SHR-13 PRJ-17 is shown on each of the backgrounds, with its text", async () => {
    await openDialog();
    const readAddress = async () => (await findPicture()).getAttribute("src");
    const shown = [await readAddress()];
    const choice = within(screen.getByRole("group", { name: "Background" }));
    const names = choice.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
    expect(names).toEqual(["Default", "Dark", "Wood", "Corkboard", "Plain"]);
    for (const name of names.slice(1)) {
      fireEvent.click(choice.getByRole("radio", { name: name ?? "" }));
      shown.push(await readAddress());
    }
    expect(new Set(shown).size).toBe(5);
    fireEvent.click(choice.getByRole("radio", { name: "Default" }));
    expect(await readAddress()).toBe(shown[0]);
    expect(api.sent).toMatchObject(
      ["contextual", "chalkboard", "wood", "corkboard", "none"].map((background) => ({
        request: { output: { format: "jpeg" }, props: { type: "region_completion", background } },
      })),
    );
    expect(screen.getByText(TEXT)).toBeDefined();
    expect(await findViolations()).toEqual([]);
  });

  it("SHR-10 is rendered as JPEG and shared natively, with its text", async () => {
    const share = stubShare(async () => undefined);
    const { project } = await openDialog();
    await findPicture();
    press("Share");
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [{ files, text } = {}] = share.mock.calls[0] ?? [];
    expect(text).toBe(TEXT);
    expect(files?.map(({ name, type }) => [name, type])).toEqual([
      ["our-travels.jpeg", "image/jpeg"],
    ]);
    expect(api.sent).toMatchObject([{ request: { props: { file: project.id } } }]);
    expect(followed).toEqual([]);
  });

  it("SHR-10 opens in a new tab on devices without native sharing", async () => {
    await openDialog();
    await findPicture();
    press("Share");
    await waitFor(() => expect(followed).toEqual([[`${URL_OF("contextual")}?inline`, "_blank"]]));
    expect(api.reports).toEqual([]);
  });

  it("opens in a new tab on devices that share no files", async () => {
    stubShare(async () => undefined);
    Object.assign(navigator, { canShare: () => false });
    await openDialog();
    await findPicture();
    press("Share");
    await waitFor(() => expect(followed).toHaveLength(1));
  });

  it("of a guest is rendered from a snapshot", async () => {
    api.on(StoreGuestSnapshotDocument, {
      storeGuestSnapshot: { __typename: "StoreGuestSnapshotSuccess", projectId: "abc123" },
    });
    await openDialog({ isGuest: true });
    await findPicture();
    expect(api.sent).toMatchObject([{}, { request: { props: { file: "abc123" } } }]);
  });

  it("is asked for again while the server still draws it", async () => {
    let requestCount = 0;
    api.serve("/prints/late.jpeg?inline", {});
    api.on(RenderDocument, (): RenderMutation => {
      requestCount += 1;
      if (requestCount < 3) return { render: { __typename: "RenderUnderWay", message: "Still" } };
      return { render: { __typename: "RenderSuccess", url: "/prints/late.jpeg" } };
    });
    await openDialog();
    await findPicture();
    expect(requestCount).toBe(3);
  });

  it("is downloaded", async () => {
    await openDialog();
    await findPicture();
    press("Download");
    await waitFor(() => expect(followed).toEqual([[expect.any(String), "our-travels.jpeg"]]));
  });
});

describe("sharing", () => {
  it("SHR-11 ends silently when the user cancels it", async () => {
    const share = failWith("AbortError");
    await openDialog();
    await findPicture();
    press("Share");
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await findDialog("Share your progress");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Share" }).getAttribute("aria-busy")).toBeNull(),
    );
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    expect(api.reports).toEqual([]);
  });

  it("SHR-11 shows the picture with Share when the browser does not allow it", async () => {
    const share = failWith("NotAllowedError");
    const { onClose } = await openDialog();
    await findPicture();
    press("Share");
    await findDialog("Your picture is ready");
    expect(await findViolations()).toEqual([]);
    expect(screen.getByRole("img", { name: TEXT })).toBeDefined();
    expect(api.reports).toEqual([]);
    share.mockResolvedValueOnce(undefined);
    press("Share");
    await findDialog("Share your progress");
    expect(share).toHaveBeenCalledTimes(2);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("SHR-11 reports other errors and shows the picture with Share", async () => {
    stubShare(async () => {
      throw new TypeError("Files of this type are not shared");
    });
    await openDialog();
    await findPicture();
    press("Share");
    await findDialog("Your picture is ready");
    expect(screen.getByRole("button", { name: "Share" })).toBeDefined();
    await waitFor(() => expect(api.reports).toHaveLength(1));
    expect(JSON.stringify(api.reports)).toContain("not shared");
  });

  it.each(["rendering", "fetching"])("SHR-12 offers the download when %s fails", async (step) => {
    const breakIt = () => {
      if (step === "fetching") api.serve(`${URL_OF("contextual")}?inline`, null);
      else api.on(RenderDocument, { render: { __typename: "RenderFailed", message: "No." } });
    };
    const mendIt = () => {
      api.on(RenderDocument, { render: { __typename: "RenderSuccess", url: "/prints/b.jpeg" } });
      api.serve("/prints/b.jpeg?inline", {});
    };
    const share = stubShare(async () => undefined);
    if (step === "fetching") {
      api.on(RenderDocument, {
        render: { __typename: "RenderSuccess", url: URL_OF("contextual") },
      });
    }
    breakIt();
    await openDialog();
    expect(await screen.findByText("We couldn't draw the picture.")).toBeDefined();
    expect(await findViolations()).toEqual([]);
    press("Share");
    const dialog = within(await findDialog("Could not share"));
    const question =
      "Your device will not allow this image to be shared. Would you like to download the image instead?";
    expect(dialog.getByText(question)).toBeDefined();
    expect(await findViolations()).toEqual([]);
    expect(share).not.toHaveBeenCalled();

    press("Download");
    expect(await screen.findByText("Error downloading image, please try again.")).toBeDefined();
    mendIt();
    press("Download");
    await waitFor(() => expect(followed).toEqual([[expect.any(String), "our-travels.jpeg"]]));
    await findDialog("Share your progress");
  });

  it("draws the picture again after a failure", async () => {
    api.on(RenderDocument, { render: { __typename: "RenderFailed", message: "No." } });
    await openDialog();
    await screen.findByText("We couldn't draw the picture.");
    api.serve("/prints/b.jpeg?inline", {});
    api.on(RenderDocument, { render: { __typename: "RenderSuccess", url: "/prints/b.jpeg" } });
    press("Try again");
    expect(await findPicture()).toBeDefined();
  });
});
