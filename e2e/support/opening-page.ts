import type { CDPSession, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { dropPhotos } from "./drop-photo.ts";
import { expect } from "./session.ts";

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly flipX: boolean;
  readonly flipY: boolean;
}

export interface MadeEdit {
  readonly type: string;
  readonly imageId?: string;
  readonly imageIds?: readonly string[];
  readonly index?: number;
  readonly placement?: Placement;
  readonly images?: readonly { readonly id: string }[];
  readonly edits?: readonly MadeEdit[];
  readonly settings?: { readonly background?: string | null; readonly enabled?: boolean };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The size of a photo in pixels. */
interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

const LANDSCAPE = { width: 1200, height: 800 };
const PORTRAIT = { width: 800, height: 1200 };

/** A project's opening editor. */
export class OpeningPage {
  readonly page: Page;
  readonly canvas: Locator;
  readonly frame: Locator;
  readonly thumbs: Locator;

  constructor(page: Page) {
    this.page = page;
    this.canvas = page.getByRole("application");
    this.frame = page.locator("[data-frame]");
    this.thumbs = page.getByRole("list", { name: "Photos" }).getByRole("button", { name: /Photo/ });
  }

  /** Opens Michigan in a guest's new project; photos are added from the bottom layer to the top. */
  static async open(
    page: Page,
    webUrl: string,
    photos: readonly PhotoSize[] = [LANDSCAPE, PORTRAIT],
  ): Promise<OpeningPage> {
    await page.goto(`${webUrl}/p/new/50-states-36x24`);
    await page.getByRole("button", { name: "Michigan: add a photo" }).press("Shift+Enter");
    const opened = new OpeningPage(page);
    await opened.waitForHydration();
    for (const photo of photos) await opened.addPhoto(photo);
    await opened.canvas.focus();
    await page.keyboard.press("Escape");
    await expect(opened.frame).toHaveCount(0);
    return opened;
  }

  /** Drops a photo, which becomes active. */
  async addPhoto(size: PhotoSize): Promise<void> {
    const count = await this.thumbs.count();
    const create = { ...size, channels: 3, background: { r: 60 * count, g: 120, b: 140 } } as const;
    const bytes = await sharp({ create }).jpeg().toBuffer();
    await dropPhotos(this.canvas, [{ name: `${count}.jpg`, type: "image/jpeg", bytes }]);
    await expect(this.thumbs).toHaveCount(count + 1);
    await expect(this.frame).toHaveAttribute("data-photo", (await this.photoIds()).at(-1) ?? "");
  }

  /** Waits until effects have positioned the scene: before, the canvas ignores the pointer. */
  async waitForHydration(): Promise<void> {
    await expect(this.canvas.locator("> div").first()).toHaveAttribute("style", /transform/);
  }

  /** Activates the photo of this thumbnail and focuses the canvas. */
  async selectPhoto(index: number): Promise<void> {
    await this.waitForHydration();
    await this.thumbs.nth(index).click();
    await expect(this.frame).toBeVisible();
    await this.canvas.focus();
  }

  /** The journal's edits without those that added the photos. */
  async edits(): Promise<MadeEdit[]> {
    return (await this.#readJournal()).filter((edit) => listAddedIds(edit).length === 0);
  }

  /** The ids of the photos in the order in which they were added. */
  async photoIds(): Promise<string[]> {
    return (await this.#readJournal()).flatMap(listAddedIds);
  }

  /** Reads the project's edits from IndexedDB, which has those of guests too. */
  #readJournal(): Promise<MadeEdit[]> {
    return this.page.evaluate(async () => {
      const resultOf = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.addEventListener("success", () => resolve(request.result));
          request.addEventListener("error", () => reject(request.error));
        });
      const projectId = location.pathname.split("/")[2];
      const db = await resultOf(indexedDB.open("photomap"));
      const stored = await resultOf(db.transaction("journal").objectStore("journal").getAll());
      db.close();
      return stored.flatMap((row) =>
        row.projectId === projectId && row.entry.kind === "edit" ? [row.entry.edit] : [],
      );
    });
  }

  /** Expects the action to make exactly one edit and returns it. */
  async oneEdit(act: () => Promise<void>): Promise<MadeEdit> {
    const before = (await this.edits()).length;
    await act();
    await expect.poll(async () => (await this.edits()).length).toBe(before + 1);
    const edit = (await this.edits()).at(-1);
    if (edit === undefined) throw new Error("No edit was made");
    return edit;
  }

  async place(act: () => Promise<void>): Promise<Placement> {
    const { placement } = await this.oneEdit(act);
    if (placement === undefined) throw new Error("The edit is not a placement");
    return placement;
  }

  press(key: string): Promise<Placement> {
    return this.place(() => this.page.keyboard.press(key));
  }

  async middle(target: Locator): Promise<Spot> {
    const box = await target.boundingBox();
    if (box === null) throw new Error("It is not on the page");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  handle(x: -1 | 0 | 1, y: -1 | 0 | 1): Locator {
    return this.page.locator(`[data-handle="${x} ${y}"]`);
  }

  async drag(from: Spot, by: Spot, steps = 6): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + by.x, from.y + by.y, { steps });
    await mouse.up();
  }
}

/** The photos that an edit adds; a batch adds photos that join others, and arranges all of them. */
function listAddedIds({ images = [], edits = [] }: MadeEdit): string[] {
  return [...images.map(({ id }) => id), ...edits.flatMap(listAddedIds)];
}

/** Dispatches a two-finger touch through the DevTools protocol. */
export async function dispatchTwoFingers(
  session: CDPSession,
  paths: readonly (readonly [Spot, Spot])[],
  { canceled = false } = {},
): Promise<void> {
  const points = ([a, b]: readonly [Spot, Spot]) => [
    { ...a, id: 0 },
    { ...b, id: 1 },
  ];
  const [first, ...rest] = paths;
  if (first === undefined) return;
  const send = (
    type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
    touchPoints: object[],
  ) => session.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as never });
  await send("touchStart", points(first).slice(0, 1));
  await send("touchStart", points(first));
  for (const pair of rest) await send("touchMove", points(pair));
  await send(canceled ? "touchCancel" : "touchEnd", []);
}
