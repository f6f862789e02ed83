import type { Target } from "../resolve.ts";
import { NAMED_ENTRIES, ROOMS, TEST_ROOM } from "../rooms.ts";
import { isTest, type Package, roomOf, type SourceFile } from "../workspace.ts";
import { importRule } from "./rule.ts";

export const roomImports = importRule((file, target, { specifier }) => {
  const room = roomOf(file.path);
  const rules = ROOMS[room];
  if (rules === undefined) {
    return `The room ${room} is unknown. Give it a line in ops/checks/rooms.ts and in docs/architecture.md.`;
  }
  if (target.kind === "node" && rules.pure && !isTest(file.path)) {
    return `${room} is pure and may not import ${specifier}. Take what you need as an argument and let the caller ask Node.`;
  }
  if (target.kind === "relative") return judgeRelative(file, target.package);
  if (target.kind === "own") return judgeOwn(file, target);
  return undefined;
});

function judgeRelative(file: SourceFile, target: Package): string | undefined {
  if (file.package === target) return undefined;
  return `The path leaves ${file.package.name}. Import the other package by its name, through an entry point.`;
}

function judgeOwn(file: SourceFile, target: Extract<Target, { kind: "own" }>): string | undefined {
  const from = roomOf(file.path);
  const room = roomOf(target.package.folder);
  const entry = target.entry === "." ? room : room + target.entry.slice(1);
  if (!target.package.entries.has(target.entry)) {
    return `${entry} is no entry point of ${target.package.name}. Export what you need from its entry file and import that.`;
  }
  const wanted = NAMED_ENTRIES.includes(entry) ? entry : room;
  const allowed = ROOMS[from]?.imports ?? [];
  if (allowed.includes(wanted) || (isTest(file.path) && wanted === TEST_ROOM)) return undefined;
  const home = allowed.length === 0 ? `${from} itself` : `${from} or below (${allowed.join(", ")})`;
  return `${from} may not import ${wanted}. Move what you need to ${home}, or take it as an argument.`;
}
