import { expect, it } from "vitest";
import { findDuplicates } from "./find-duplicates.ts";

const placed = [
  { sha256: "dog", openingId: "CO", imageId: "me/uploads/photos/1.jpg" },
  { sha256: "dog", openingId: "UT", imageId: "me/uploads/photos/2.jpg" },
  { sha256: "cat", openingId: "UT", imageId: "me/uploads/photos/3.jpg" },
];

it("tells which photos are placed already, and everywhere they are", () => {
  const photos = [
    { sha256: "dog", name: "dog.jpg" },
    { sha256: "bird", name: "bird.jpg" },
  ];
  expect(findDuplicates(photos, placed)).toEqual([
    { photo: photos[0], places: [placed[0], placed[1]] },
  ]);
});

it("tells what comes twice in one list", () => {
  const photos = [
    { sha256: "bird", name: "bird.jpg" },
    { sha256: "bird", name: "bird copy.jpg" },
  ];
  expect(findDuplicates(photos, placed)).toEqual([{ photo: photos[1], places: [] }]);
});
