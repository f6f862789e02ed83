import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { exportNames } from "./export-names.ts";

const check = (file: string, text: string) =>
  exportNames(sampleWorkspace({ [`apps/web/src/${file}`]: text }));

it.each([
  ["ui/MapTile.tsx", "export function MapGrid() {}"],
  ["ui/Loading.tsx", "export function Spinner() {}\nexport function Skeleton() {}"],
  ["ui/form-parts.tsx", "export const CodeField = memo(() => null);"],
  ["ui/NotFound.tsx", "export default function Missing() {}"],
])("refuses a component in another component's file: %s", (file, text) => {
  expect(check(file, text)).toMatchObject([{ message: expect.stringContaining("component") }]);
});

it.each([
  ["ui/pickup-draft.ts", "export const usePickupDraft = () => 1;", "Name it use-pickup-draft."],
  ["ui/Tile.tsx", "export function useTile() {}", "Name it use-tile."],
  ["ui/use-draft.ts", "export function createDraft() {}", "No exported hook"],
  ["ui/use-draft.ts", "export function useDrafts() {}\nexport const MAX = 1;", "No exported hook"],
])("refuses a hook in a file of another name: %s", (file, text, message) => {
  expect(check(file, text)).toMatchObject([{ message: expect.stringContaining(message) }]);
});

it.each([
  ["ui/Card.tsx", "export function Card() {}\nexport function CardTitle() {}"],
  ["ui/Card.tsx", "export const MAX_CARDS = 3;\nexport const Card = memo(() => null);"],
  ["ui/use-draft.ts", "export interface Draft {}\nexport function useDraft() {}"],
  ["ui/use-tile.tsx", "export const useTile = () => <i />;"],
  ["ui/root-data.ts", "export function useRootData() {}\nexport function useVisitor() {}"],
  ["ui/hydrate-island.tsx", "export function hydrateIsland() {}"],
  ["ui/index.tsx", 'export { Card } from "./Card.tsx";'],
  ["shop/routes/cart.tsx", "export default function Page() {}"],
  ["app/root.tsx", "export function Layout() {}"],
  ["ui/test/open-page.tsx", "export function Page() {}"],
])("allows %s: %s", (file, text) => {
  expect(check(file, text)).toEqual([]);
});
