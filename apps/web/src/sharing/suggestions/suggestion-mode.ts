import { can, type ViewerPolicy } from "@photomap/project";
import { useSyncExternalStore } from "react";

/**
 * What the map shows: its content, its content with the suggestions of others on it, or the
 * viewer's suggestions alone.
 */
export const SUGGESTION_MODES = ["live", "live-with-suggestions", "suggestions"] as const;

export type SuggestionMode = (typeof SUGGESTION_MODES)[number];

/** The mode that the lightbulb turns on; undefined for viewers, who see no suggestions. */
function getSuggestionMode(policy: ViewerPolicy): SuggestionMode | undefined {
  if (can(policy, "edit")) return "live-with-suggestions";
  return can(policy, "suggest") ? "suggestions" : undefined;
}

export interface SuggestionModeState {
  readonly mode: SuggestionMode;
  /** Undefined where there is nothing to switch. */
  readonly toggle: (() => void) | undefined;
}

interface ModeOptions {
  readonly policy: ViewerPolicy;
  /** Whether the map has suggestions that the viewer can see. */
  readonly hasSuggestions: boolean;
}

/** The mode of the map, remembered in this browser for each viewer policy. */
export function useSuggestionMode(options: ModeOptions): SuggestionModeState {
  const { policy } = options;
  const read = () => readMode(policy);
  const remembered = useSyncExternalStore(subscribe, read, () => "live" as const);
  const { mode, other } = resolveMode(remembered, options);
  return {
    mode,
    toggle: other && (() => writeMode(policy, other)),
  };
}

interface ResolvedMode {
  readonly mode: SuggestionMode;
  /** What the lightbulb switches to. */
  readonly other: SuggestionMode | undefined;
}

/** An owner without suggestions has nothing to switch; a collaborator always has. */
export function resolveMode(
  remembered: SuggestionMode,
  { policy, hasSuggestions }: ModeOptions,
): ResolvedMode {
  const withSuggestions = getSuggestionMode(policy);
  const isHidden = can(policy, "edit") && !hasSuggestions;
  if (withSuggestions === undefined || isHidden) return { mode: "live", other: undefined };
  return remembered === withSuggestions
    ? { mode: withSuggestions, other: "live" }
    : { mode: "live", other: withSuggestions };
}

const listeners = new Set<() => void>();
/** The modes by viewer policy, for browsers that refuse to store them. */
const modes = new Map<string, SuggestionMode>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getKey = (policy: ViewerPolicy) => `photomap.map-mode-${policy.toLowerCase()}`;

export function readMode(policy: ViewerPolicy): SuggestionMode {
  const known = modes.get(policy);
  if (known !== undefined) return known;
  try {
    const stored = localStorage.getItem(getKey(policy));
    return SUGGESTION_MODES.find((mode) => mode === stored) ?? "live";
  } catch {
    return "live";
  }
}

function writeMode(policy: ViewerPolicy, mode: SuggestionMode): void {
  modes.set(policy, mode);
  try {
    localStorage.setItem(getKey(policy), mode);
  } catch {
    // Storage can be full or blocked: the mode lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
