// @vitest-environment jsdom
import type { Inputs } from "@photomap/project";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import {
  GetDesignDocument,
  GetFileWithDesignDocument,
  type GetFileWithDesignQuery,
  RenderableFileHeavyDocument,
  RenderInSandboxDocument,
  SandboxFileDocument,
  type SandboxFileQuery,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { findViolations } from "../../test/find-violations.ts";
import { renderPage } from "../../test/render-page.tsx";
import { Sandbox } from "./Sandbox.tsx";

const DESIGNS = [{ value: "50-states-36x24", label: "50 States" }];
const FILES = [{ value: "abc123", label: "Our trips" }];
const FEATURES = [
  { type: "GRAPHIC", id: "coast", name: "Coast" },
  { type: "OPENING", id: "CA", name: "California" },
  { type: "OPENING", id: "CO", name: "Colorado" },
];
const MODIFIED_AT = "2026-07-04T12:00:00.000Z";
const PICTURE = {
  __typename: "SandboxPicture" as const,
  url: "/prints/1.png",
  bytes: 12_345,
  drawnMs: 87,
};
const DESIGN = {
  id: "50-states-36x24",
  businessId: "pm" as const,
  name: "50 States",
  keywords: [],
  thumbnailUrl: null,
  width: 2592,
  height: 1728,
  regionType: "State",
  regionTypePlural: "States",
  regionCount: 50,
  stickersOnly: false,
  outputOptions: [],
  backgroundOptions: [
    { id: "oak", name: "Oak", imageKey: "oak" },
    { id: "slate", name: "Slate", imageKey: "slate" },
  ],
  features: FEATURES,
};
const INPUTS: Inputs = {
  CO: { type: "OPENING", images: [createImage("1"), createImage("2")], modifiedAt: MODIFIED_AT },
};
const FILE = {
  id: "abc123",
  businessId: "pm" as const,
  name: "Our trips",
  designId: DESIGN.id,
  backgroundId: null,
  outputType: "MATBOARD_WALL_MAP" as const,
  outputScale: 1,
  openingsWithImages: 1,
  backupVersion: 1,
  photoBucket: "photos",
  photoSignatures: {},
};

let api: FakeGraphql;
const user = userEvent.setup();

beforeEach(() => {
  api = new FakeGraphql();
  api.on(GetDesignDocument, { design: DESIGN });
  // Only the own file is accessible.
  api.on(GetFileWithDesignDocument, ({ id }) => ({
    file: id === FILE.id ? createFileWithDesign() : null,
    account: null,
  }));
  api.on(RenderableFileHeavyDocument, ({ id }) => ({
    file: id === FILE.id ? { ...FILE, design: DESIGN, inputs: INPUTS } : null,
  }));
  api.on(SandboxFileDocument, ({ id }) => ({
    sandboxFile: id === "xyz000" ? null : createCustomerFile(id),
  }));
  api.on(RenderInSandboxDocument, { renderInSandbox: PICTURE });
});

function createImage(id: string) {
  return {
    id,
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 100,
    imageHeight: 100,
    createdTime: MODIFIED_AT,
  };
}

function createFileWithDesign(): GetFileWithDesignQuery["file"] {
  return {
    ...FILE,
    accessPolicy: "PRIVATE",
    viewerPolicy: "OWNER",
    createdAt: MODIFIED_AT,
    updatedAt: MODIFIED_AT,
    inputs: INPUTS,
    design: DESIGN,
    fileAccesses: [],
  };
}

function createCustomerFile(id: string): SandboxFileQuery["sandboxFile"] {
  return {
    id,
    name: "A customer",
    openings: [{ id: "UT", name: "Utah", photoCount: 1 }],
    suggestions: [{ id: "s1", openingId: "UT", name: "Ada" }],
  };
}

function open(search = "") {
  const page = <Sandbox designs={DESIGNS} files={FILES} />;
  return renderPage([{ path: "/p/sandbox", element: page }], { entries: [`/p/sandbox${search}`] });
}

const chooseType = (label: string) =>
  user.selectOptions(screen.getByLabelText("Render type"), label);
const render = () => user.click(screen.getByRole("button", { name: "Render" }));
const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

describe("the sandbox", () => {
  it("INT-06 has a control for each type of input, and types as labels", async () => {
    open();
    const types = within(screen.getByLabelText("Render type")).getAllByRole("option");
    expect(types.map(({ textContent }) => textContent)).toEqual([
      "All openings",
      "Cut",
      "Debug",
      "File preview",
      "Openings print",
      "Opening sticker preview",
      "Output type demonstration",
      "Opening suggestion",
      "Pm product",
      "Region completion",
      "Simple message",
    ]);
    // file, number, select
    expect(valueOf("File")).toBe("abc123");
    expect(screen.getByLabelText("Width (px)").getAttribute("type")).toBe("number");
    expect(valueOf("Layer")).toBe("cut");
    // design, design-graphic
    await chooseType("Pm product");
    await user.selectOptions(screen.getByLabelText("Design"), "50 States");
    await waitFor(() => expect(valueOf("Background")).toBe("oak"));
    // file-opening: several and one
    await chooseType("Openings print");
    const openings = await screen.findByRole("group", { name: "Openings" });
    expect(await within(openings).findByLabelText("Colorado (2 photos)")).toHaveProperty(
      "checked",
      true,
    );
    expect(within(openings).getByLabelText("California")).toHaveProperty("checked", false);
    // rectangular-print-layout
    expect(screen.queryByLabelText(/layout/i)).toBeNull();
    await chooseType("Opening sticker preview");
    await waitFor(() => expect(valueOf("Opening")).toBe("CO"));
    // opening_suggestion, string
    await chooseType("Opening suggestion");
    await waitFor(() => expect(valueOf("Suggestion")).toBe("s1"));
    expect(valueOf("Background color")).toBe("");
  });

  it("INT-08 takes the id of another file, of six characters, until one returns to the list", async () => {
    const { router } = open();
    await chooseType("Opening sticker preview");
    await user.selectOptions(screen.getByLabelText("File"), "OTHER");
    const id = screen.getByLabelText("File ID");
    expect(document.activeElement).toBe(id);
    await user.type(id, "xyz78");
    expect(screen.getByText("An ID has exactly 6 characters.")).toBeTruthy();
    await render();
    expect(router.state.location.search).toBe("");
    await user.type(id, "9");
    await waitFor(() => expect(valueOf("Opening")).toBe("UT"));
    expect(screen.getByText("A customer")).toBeTruthy();
    await render();
    await screen.findByText("87 ms");
    expect(api.sent.at(-1)).toMatchObject({ props: { file: "xyz789", openingId: ["UT"] } });
    await user.type(id, "0");
    await render();
    expect(screen.getByText("An ID has exactly 6 characters.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Back to the file list" }));
    expect(valueOf("File")).toBe("abc123");
    await waitFor(() => expect(valueOf("Opening")).toBe("CO"));
  });

  it("shows the result with its time, bytes, pixels and a permalink", async () => {
    const { router } = open();
    await chooseType("Debug");
    await user.selectOptions(screen.getByLabelText("Design"), "50 States");
    await render();
    const picture = await screen.findByAltText("The rendered file");
    expect(picture.getAttribute("src")).toBe("/prints/1.png?inline");
    expect(screen.getByText("87 ms")).toBeTruthy();
    expect(screen.getByText("12,345 bytes")).toBeTruthy();
    Object.defineProperties(picture, {
      naturalWidth: { value: 640 },
      naturalHeight: { value: 480 },
    });
    fireEvent.load(picture);
    expect(screen.getByText("640 × 480 px")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Permalink" }).getAttribute("href");
    expect(link).toBe("/p/sandbox?type=debug&format=png&design=50-states-36x24");
    expect(router.state.location.search).toBe(link?.slice("/p/sandbox".length));
    expect(document.activeElement?.textContent).toBe("Render");
    expect(await findViolations()).toEqual([]);
  });

  it("restores form and result from the permalink", async () => {
    open("?type=simple_message&format=jpeg&message=Hello&width=300&height=200");
    expect(await screen.findByText("87 ms")).toBeTruthy();
    expect([valueOf("Message"), valueOf("Width (px)"), valueOf("Format")]).toEqual([
      "Hello",
      "300",
      "jpeg",
    ]);
    expect(api.sent).toEqual([
      {
        format: "jpeg",
        props: { type: "simple_message", message: "Hello", width: 300, height: 200 },
      },
    ]);
  });

  it("names what is missing, and renders nothing", async () => {
    const { router } = open();
    await chooseType("Simple message");
    await render();
    expect(screen.getByText("This is required.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Message"));
    await chooseType("Openings print");
    await user.click(await screen.findByLabelText("Colorado (2 photos)"));
    await render();
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Openings" }));
    expect(router.state.location.search).toBe("");
  });

  it("ERR-16 shows refusals word for word, and 'Something went wrong.' for everything unexpected", async () => {
    const message = "Nested opening does not contain file data, so we cannot create the sticker.";
    api.on(RenderInSandboxDocument, { renderInSandbox: { __typename: "InvalidInput", message } });
    open("?type=debug&format=png&design=50-states-36x24");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    api.off(RenderInSandboxDocument);
    await render();
    await waitFor(() => {
      expect(screen.getByRole("alert").textContent).toBe("Something went wrong.");
    });
  });

  it("says when there is no file with the id", async () => {
    open();
    await user.selectOptions(screen.getByLabelText("File"), "OTHER");
    await user.type(screen.getByLabelText("File ID"), "xyz000");
    expect(await screen.findByText("No file has this ID.")).toBeTruthy();
  });
});
