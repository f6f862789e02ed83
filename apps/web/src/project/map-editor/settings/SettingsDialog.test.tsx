// @vitest-environment jsdom
import { findOpening } from "@photomap/design";
import type { ProjectContent } from "@photomap/project";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { CreateFileDocument } from "../../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../../test/fake-graphql.ts";
import { findViolations } from "../../../test/find-violations.ts";
import { stubBrowserGlobals } from "../../store/test/browser-globals.ts";
import { makePhoto } from "../../store/test/open-store.ts";
import { openSampleProject, renderInProject } from "../../store/test/render-project.tsx";
import { DESIGN } from "../../store/test/sample-design.ts";
import { ProjectToolbar } from "../ProjectToolbar.tsx";

beforeAll(stubBrowserGlobals);
afterEach(cleanup);

async function openSettings(content: Partial<ProjectContent> = {}) {
  const user = userEvent.setup({ delay: null });
  const setup = await openSampleProject({ content });
  const { router } = renderInProject(setup.project, <ProjectToolbar />);
  await user.click(screen.getByRole("button", { name: "Settings" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Project Settings" }));
  return { ...setup, user, dialog, router };
}

describe("the settings", () => {
  it("PRJ-26 have seven sections and close with Done", async () => {
    const { dialog, user } = await openSettings();
    expect(await findViolations()).toEqual([]);
    const headings = dialog.getAllByRole("heading", { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "General",
      "Optional countries",
      "Map background",
      "Project output",
      "Sizing",
      "Printing",
      "Sharing",
    ]);
    expect(dialog.getByRole("textbox", { name: "Map Name" })).toBeDefined();
    await user.click(dialog.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each([
    ["MATBOARD_WALL_MAP", ["Order Stickers", "Pick Up at Walgreens", "Print at Home"]],
    ["MATBOARD_WALL_MAP_SINGLE", ["Pick Up at Walgreens", "Print at Home"]],
    ["VEHICLE_MAP", ["Order Stickers"]],
    ["VINYL_WALL_MAP", ["Order Stickers", "Print at Home"]],
  ] as const)("name the print services of a %s", async (outputType, names) => {
    const { dialog } = await openSettings({ outputType });
    const isService = (name: string) => dialog.queryByText(name) !== null;
    const services = ["Order Stickers", "Pick Up at Walgreens", "Print at Home"];
    expect(services.filter(isService)).toEqual(names);
  });

  it("SAV-08 save a new name, background and output at once", async () => {
    const { dialog, user, server } = await openSettings();
    const name = dialog.getByRole("textbox", { name: "Map Name" });
    await user.clear(name);
    await user.type(name, "Named{Enter}");
    await waitFor(() => expect(server.copy.content.name).toBe("Named"));
    await user.click(dialog.getByRole("radio", { name: "Linen" }));
    await waitFor(() => expect(server.copy.content.backgroundId).toBe("linen"));
    await user.click(dialog.getByRole("radio", { name: /^Matboard Wall Map/ }));
    await waitFor(() => expect(server.copy.content.outputType).toBe("MATBOARD_WALL_MAP"));
  });

  it("SAV-08 save the optional regions when they are closed", async () => {
    const { dialog, user, server } = await openSettings();
    await user.click(dialog.getByRole("switch", { name: /Guam/ }));
    expect(server.saves).toBe(0);
    await user.click(dialog.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(server.copy.content.inputs["GU"]?.enabled).toBe(true));
  });
});

describe("the output", () => {
  it("PRJ-28 warns of a custom size until a standard option is chosen", async () => {
    const { dialog, user, server } = await openSettings({ outputScale: 1.5 });
    expect(dialog.getByText(/This map has a custom size, 54 × 36 in/)).toBeDefined();
    const options = dialog.getAllByRole("radio", { name: / Map.*36 × 24 in$/ });
    expect(options.map((option) => (option as HTMLInputElement).checked)).toEqual([false, false]);
    await user.click(dialog.getByRole("radio", { name: /^Matboard Wall Map/ }));
    expect(dialog.queryByText(/custom size/)).toBeNull();
    const matboard = { outputType: "MATBOARD_WALL_MAP", outputScale: 1 };
    await waitFor(() => expect(server.copy.content).toMatchObject(matboard));
    const checked = dialog.getByRole<HTMLInputElement>("radio", { name: /^Matboard Wall Map/ });
    expect(checked.checked).toBe(true);
  });

  it("changes the sizes that are listed", async () => {
    const { dialog } = await openSettings({ outputScale: 1.5 });
    expect(dialog.getByText("Finished map").nextSibling?.textContent).toBe("54 × 36 in");
  });
});

describe("another size", () => {
  const small = { ...DESIGN, id: "two-states-18x12", width: 1296, height: 864 };
  const box = { x: 0, y: 0, width: 72, height: 72 };
  const utah = findOpening(DESIGN, "UT");
  const smallUtah = { ...utah, layers: { print: { path: "", box } } };

  function serveSizes(created: unknown[]): void {
    const api = new FakeGraphql();
    api.on(CreateFileDocument, ({ input }) => {
      created.push(input);
      const file = {
        id: "small1",
        name: "Our travels 2",
        outputType: "VINYL_WALL_MAP",
      } as const;
      return { createMapmakerFile: { __typename: "CreateMapmakerFileSuccess", file } } as const;
    });
    api.serve("/designs/index.json", [DESIGN, small, { ...small, id: "x", baseId: "other" }]);
    api.serve(`/designs/${small.id}.json`, { ...small, features: [smallUtah] });
  }

  it("takes the photos over to a new project and opens it", async () => {
    const created: unknown[] = [];
    serveSizes(created);
    const images = [{ ...makePhoto("a.jpg"), x: 0, y: 0, width: 144, height: 144 }];
    const inputs = { UT: { type: "OPENING", images, modifiedAt: "" } } as const;
    const { dialog, user, router } = await openSettings({ inputs });
    await user.click(await dialog.findByRole("button", { name: "18 × 12 in, small map" }));
    await user.click(await screen.findByRole("button", { name: "Change the size" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/p/small1"));
    expect(created).toMatchObject([
      {
        designId: small.id,
        name: "Our travels",
        inputs: { UT: { images: [{ id: "a.jpg", width: 72, height: 72 }] } },
      },
    ]);
  });
});

describe("optional regions", () => {
  it("PRJ-29 are included by the design until the owner decides", async () => {
    const { dialog, user, project } = await openSettings();
    const isOn = (name: RegExp) => dialog.getByRole<HTMLInputElement>("switch", { name }).checked;
    expect(dialog.queryByRole("switch", { name: /Utah/ })).toBeNull();
    expect(isOn(/^Guam ?Not Included/)).toBe(false);
    expect(isOn(/^Washington, D.C. ?Included/)).toBe(true);
    await user.click(dialog.getByRole("switch", { name: /Guam/ }));
    await user.click(dialog.getByRole("switch", { name: /Washington/ }));
    expect(isOn(/^Guam ?Included/)).toBe(true);
    expect(isOn(/^Washington, D.C. ?Not Included/)).toBe(false);
    const { inputs } = project.store.getState().content;
    expect(inputs["GU"]?.enabled).toBe(true);
    expect(inputs["DC"]?.enabled).toBe(false);
  });
});

describe("the background", () => {
  const list = (dialog: ReturnType<typeof within>) => {
    const group = within(dialog.getByRole("group", { name: "Map background" }));
    return group.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  };

  it("PRJ-27 is a picture of the design, or plain", async () => {
    const { dialog } = await openSettings();
    expect(list(dialog)).toEqual(["Plain", "Oak", "Linen"]);
    const plain = dialog.getByRole<HTMLInputElement>("radio", { name: "Plain" });
    expect(plain.checked).toBe(true);
  });

  it("LIM-02 is shown by its smallest picture", async () => {
    const { dialog } = await openSettings();
    const oak = dialog.getByRole("radio", { name: "Oak" }).closest("label");
    const sample = oak?.querySelector("span");
    expect(sample?.style.backgroundImage).toContain("/backgrounds/oak-512.jpg");
  });

  it("is the color of the mat for a matboard map, without discontinued colors", async () => {
    const { dialog } = await openSettings({ outputType: "MATBOARD_WALL_MAP" });
    expect(list(dialog)).toContain("Black");
    for (const discontinued of ["Beige", "Cactus", "Lilac"]) {
      expect(list(dialog)).not.toContain(discontinued);
    }
  });

  it("keeps a discontinued color on a map that has it", async () => {
    const outputType = "MATBOARD_WALL_MAP";
    const { dialog } = await openSettings({ outputType, backgroundId: "lilac" });
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Lilac" }).checked).toBe(true);
  });
});

describe("printing", () => {
  it("needs a photo, and explains that", async () => {
    const { dialog, user } = await openSettings();
    await user.click(dialog.getByRole("button", { name: "Choose how to print" }));
    const toast = "Click any country to add some photos before printing.";
    expect(await screen.findByText(toast)).toBeDefined();
  });
});
