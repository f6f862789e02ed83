import type { Locator } from "@playwright/test";

/** A folder of this computer, let go over an element as the system's file manager would. */
export async function dropFolder(target: Locator, folder: string): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to drop on");
  const session = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", { type, ...point, data });
  }
  await session.detach();
}
