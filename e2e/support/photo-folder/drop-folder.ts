import type { Locator } from "@playwright/test";

/** Dispatches a native drag and drop of a folder on disk. */
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
