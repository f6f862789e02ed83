import { expect, it } from "vitest";
import type { TrayPhoto } from "../../store/browser-store.ts";
import { groupTrayPhotos } from "./group-tray-photos.ts";

interface Facts {
  readonly folder?: string;
  readonly taken?: string;
  readonly savedDay?: string;
}

function photo(name: string, { folder = "", taken, savedDay = "2026-11-19" }: Facts): TrayPhoto {
  const prepared = { name, ...(taken !== undefined && { timeTakenExif: taken }) };
  return { id: name, projectId: "map", folder, savedDay, prepared: prepared as never };
}

const list = (...photos: TrayPhoto[]) =>
  groupTrayPhotos(photos).map(({ title, photos: members }) => [
    title,
    ...members.map(({ id }) => id),
  ]);

it("groups by the day a photo was taken and its folder, the earliest day first", () => {
  const groups = list(
    photo("c", { taken: "2019-07-05T09:00:00", folder: "Utah" }),
    photo("b", { taken: "2019-07-04T18:00:00" }),
    photo("a", { taken: "2019-07-04T20:00:00" }),
    photo("d", { taken: "2019-07-05T10:00:00", folder: "Home" }),
  );
  expect(groups).toEqual([
    ["July 4, 2019", "b", "a"],
    ["Home, July 5, 2019", "d"],
    ["Utah, July 5, 2019", "c"],
  ]);
});

it("groups photos without a date by folder, else by the day on which they were saved", () => {
  const groups = list(
    photo("IMG_10", { folder: "Chicago", savedDay: "2024-01-02" }),
    photo("IMG_9", { folder: "Chicago", savedDay: "2024-01-01" }),
    photo("later", { savedDay: "2024-03-10" }),
    photo("earlier", { savedDay: "2024-03-09" }),
  );
  expect(groups).toEqual([
    ["Chicago", "IMG_9", "IMG_10"],
    ["Saved March 9, 2024", "earlier"],
    ["Saved March 10, 2024", "later"],
  ]);
});
