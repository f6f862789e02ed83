import type { TrayPhoto } from "../../store/browser-store.ts";
import { formatDay } from "../folder-drop/group-photos.ts";

export interface TrayGroup {
  readonly id: string;
  readonly title: string;
  /** Sorted by the time they were taken, then by name. */
  readonly photos: readonly TrayPhoto[];
}

/**
 * Groups photos that probably belong to one place: those a camera dated by day and folder, others
 * by their folder. What has neither was chosen from a phone or a messenger, where the day on which
 * the file was saved is often the day of the trip; a copied folder has one such day for all files.
 */
export function groupTrayPhotos(photos: readonly TrayPhoto[]): readonly TrayGroup[] {
  const groups = Map.groupBy(photos, (photo) => describeGroup(photo).id);
  return [...groups.values()]
    .flatMap((members): TrayGroup[] => {
      const [first] = members;
      return first === undefined ? [] : [{ ...describeGroup(first), photos: sortPhotos(members) }];
    })
    .toSorted((a, b) => NATURAL.compare(a.id, b.id));
}

/** Groups are sorted by id: days, then folders, then days of saving. */
function describeGroup({ folder, savedDay, prepared }: TrayPhoto): Omit<TrayGroup, "photos"> {
  const day = prepared.timeTakenExif?.slice(0, 10);
  if (day !== undefined) {
    const title = formatDay(day);
    return { id: `1 ${day} ${folder}`, title: folder === "" ? title : `${folder}, ${title}` };
  }
  if (folder !== "") return { id: `2 ${folder}`, title: folder };
  return { id: `3 ${savedDay}`, title: `Saved ${formatDay(savedDay)}` };
}

/** IMG_9 comes before IMG_10. */
const NATURAL = new Intl.Collator("en", { numeric: true });

function sortPhotos(photos: readonly TrayPhoto[]): readonly TrayPhoto[] {
  const getTime = ({ prepared }: TrayPhoto) => prepared.timeTakenExif ?? "";
  return photos.toSorted(
    (a, b) =>
      NATURAL.compare(getTime(a), getTime(b)) || NATURAL.compare(a.prepared.name, b.prepared.name),
  );
}
