// @vitest-environment jsdom
import type { Inputs, OpeningImage } from "@photomap/project";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findViolations } from "../../test/find-violations.ts";
import { stubBrowserGlobals } from "../store/test/browser-globals.ts";
import { inputOf, openTestProject, photoIn } from "../store/test/open-test-project.ts";
import { renderInProject } from "../store/test/render-project.tsx";
import { TimelineScreen } from "./TimelineScreen.tsx";

beforeAll(() => {
  stubBrowserGlobals();
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const EXIF = { timeTakenExif: "2019-07-04T10:00:00" };
const makeColorado = (facts: Partial<OpeningImage>, id: string) =>
  photoIn("Colorado", { id, ...facts });

/** Utah with an estimated date, Colorado with three photos of 2009 and 2019. */
const INPUTS: Inputs = {
  UT: inputOf(photoIn("Utah")),
  CO: inputOf(
    makeColorado(EXIF, "exif"),
    makeColorado({ ...EXIF, timeTakenUser: "2009-08" }, "entered"),
    makeColorado({}, "uploaded"),
  ),
};

async function renderTimeline(inputs = INPUTS) {
  const setup = await openTestProject({ content: { inputs } });
  const view = renderInProject(
    setup.project,
    <TimelineScreen
      project={setup.project}
      photoUrl={(id, edgePx) => `/photos/${id}/${edgePx}`}
      shareBanner={<p>Share</p>}
    />,
  );
  const listEntries = (openingId: string) =>
    setup.project.store
      .getState()
      .content.inputs[openingId]?.images.map(({ timeTakenUser }) => timeTakenUser);
  return { ...setup, ...view, listEntries };
}

const openCard = (name: RegExp) => {
  fireEvent.click(screen.getByRole("button", { name }));
  return within(screen.getByRole("dialog"));
};
type Within = ReturnType<typeof openCard>;

function enter(dialog: Within, date: { year?: string; month?: string; day?: string }, group = 0) {
  const fields = within(
    dialog.getAllByRole("group", { name: /^(Date for|Photo)/ })[group] as HTMLElement,
  );
  const change = (label: string, value: string | undefined) => {
    if (value !== undefined) fireEvent.change(fields.getByLabelText(label), { target: { value } });
  };
  change("Year", date.year);
  change("Month", date.month);
  change("Day", date.day);
}

const save = (dialog: Within) => fireEvent.click(dialog.getByRole("button", { name: /^Save/ }));

describe("the timeline", () => {
  it("TML-02 groups the cards by year below dividers, and a card opens its dates", async () => {
    await renderTimeline();
    const years = screen.getAllByRole("region").filter(({ id }) => id.startsWith("timeline-year"));
    const summaries = years.map((year) => [
      within(year).getByRole("heading", { level: 2 }).textContent,
      ...within(year)
        .getAllByRole("button")
        .map((card) => card.textContent.replace(" · ", "")),
    ]);
    expect(summaries).toEqual([
      ["2009", "Colorado: August 2009, set by you, 3 photos, through 2026, 1 estimated"],
      ["2026", "Utah: November 15, 2026, estimated"],
    ]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Timeline: 2009 to 2026");
    expect(screen.getByText("2 of 3 counties, in order by photo date.")).toBeDefined();
    openCard(/^Utah/);
    expect(screen.getByRole("dialog", { name: "Utah timeline" })).toBeDefined();
    expect(await findViolations()).toEqual([]);
  });

  it("shows small versions of the photos, loaded when they are near", async () => {
    const { container } = await renderTimeline();
    const images = [...container.querySelectorAll("img")];
    expect(images).toHaveLength(4);
    expect(images.every((image) => image.getAttribute("loading") === "lazy")).toBe(true);
    expect(images[0]?.getAttribute("src")).toBe("/photos/entered/400");
  });

  it("explains itself until it is dismissed, also after a reload", async () => {
    await renderTimeline();
    const hint = screen.getByRole("complementary", { name: "Instructions" });
    expect(hint.textContent).toContain("Choose a county to correct a date");
    fireEvent.click(within(hint).getByRole("button", { name: "Dismiss instructions" }));
    expect(screen.queryByRole("complementary", { name: "Instructions" })).toBeNull();
    cleanup();
    await renderTimeline();
    expect(screen.queryByRole("complementary", { name: "Instructions" })).toBeNull();
  });

  it("PRJ-17 leads back to the map when there are no photos", async () => {
    const { project } = await renderTimeline({});
    screen.getByText("Click any county to add some photos before viewing the timeline.");
    const link = screen.getByRole("link", { name: "Back to the map" });
    expect(link.getAttribute("href")).toBe(`/p/${project.id}`);
    expect(await findViolations()).toEqual([]);
  });
});

describe("the dates of an opening", () => {
  it("TML-03 TML-04 are one date for all photos, set by one edit and saved in the background", async () => {
    const { project, server, listEntries } = await renderTimeline();
    const dialog = openCard(/^Colorado/);
    fireEvent.click(dialog.getByRole("radio", { name: "One date for all" }));
    expect(dialog.getByText("July 4, 2019, from the photo")).toBeDefined();
    expect(dialog.getByText("August 2009, set by you")).toBeDefined();
    expect(dialog.getByText("November 15, 2026, estimated")).toBeDefined();
    enter(dialog, { year: "2012", month: "2", day: "29" });
    save(dialog);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(listEntries("CO")).toEqual(["2012-02-29", "2012-02-29", "2012-02-29"]);
    await waitFor(() =>
      expect(server.copy.content.inputs["CO"]?.images[2]?.timeTakenUser).toBe("2012-02-29"),
    );
    expect(screen.getByRole("button", { name: /^Colorado.*February 29, 2012.*set by you/ })).toBe(
      document.activeElement,
    );
    act(() => project.store.undo());
    expect(listEntries("CO")).toEqual([undefined, "2009-08", undefined]);
  });

  it("TML-03 are one date per photo; untouched photos keep theirs", async () => {
    const { listEntries } = await renderTimeline();
    const dialog = openCard(/^Colorado/);
    expect(dialog.getByRole("radio", { name: "A date for each photo" })).toHaveProperty(
      "checked",
      true,
    );
    expect(await findViolations()).toEqual([]);
    // By date: entered, exif, uploaded.
    enter(dialog, { year: "1998" }, 2);
    save(dialog);
    expect(listEntries("CO")).toEqual([undefined, "2009-08", "1998"]);
  });

  it("return to the date of the photo when the entry is removed", async () => {
    const { listEntries } = await renderTimeline();
    const dialog = openCard(/^Colorado/);
    enter(dialog, { year: "", month: "" });
    save(dialog);
    expect(listEntries("CO")).toEqual([undefined, undefined, undefined]);
  });

  it("are refused with a reason when they cannot be right", async () => {
    const { listEntries } = await renderTimeline();
    const dialog = openCard(/^Utah/);
    enter(dialog, { year: "3000" });
    save(dialog);
    expect(dialog.getByText("This date is in the future. Enter an earlier one.")).toBeDefined();
    const year = dialog.getByLabelText("Year");
    expect(year).toBe(document.activeElement);
    expect(year.getAttribute("aria-invalid")).toBe("true");
    expect(await findViolations()).toEqual([]);
    enter(dialog, { year: "2003" });
    save(dialog);
    expect(listEntries("UT")).toEqual(["2003"]);
  });

  it("stay as they are without a change, and when canceled", async () => {
    const { project, listEntries } = await renderTimeline();
    save(openCard(/^Utah/));
    const dialog = openCard(/^Colorado/);
    enter(dialog, { year: "2001" });
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(listEntries("CO")).toEqual([undefined, "2009-08", undefined]);
    expect(project.store.getState().canUndo).toBe(false);
    expect(screen.getByRole("button", { name: /^Colorado/ })).toBe(document.activeElement);
  });
});
