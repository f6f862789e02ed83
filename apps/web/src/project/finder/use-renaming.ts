import { cleanText } from "@photomap/project";
import { startTransition, useState } from "react";
import type { FinderProjectFragment } from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";
import { showToast } from "../../ui/toasts/toast-store.ts";
import type { ProjectActions } from "./project-actions.ts";

export interface Renaming {
  /** The project whose name is being edited. */
  readonly candidate: FinderProjectFragment | undefined;
  readonly request: (file: FinderProjectFragment) => void;
  readonly cancel: () => void;
  readonly confirm: (name: string) => void;
  /** The project under the name it is about to get. */
  readonly applyTo: <File extends FinderProjectFragment>(file: File) => File;
}

/** Shows a new name while it is being saved, and the old one again when that fails. */
export function useRenaming({ rename }: Pick<ProjectActions, "rename">): Renaming {
  const [candidate, setCandidate] = useState<FinderProjectFragment>();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const dropName = (id: string) =>
    setNames((current) => new Map([...current].filter(([key]) => key !== id)));
  const renameNow = async (id: string, name: string) => {
    setNames((current) => new Map([...current, [id, name]]));
    try {
      await rename(id, name);
    } catch (error) {
      showToast({
        id: "rename-failed",
        type: "error",
        content: reportAndDescribeFailure(error, "rename project"),
      });
    }
    startTransition(() => dropName(id));
  };
  return {
    candidate,
    request: setCandidate,
    cancel: () => setCandidate(undefined),
    confirm: (typed) => {
      const name = cleanText(typed);
      if (candidate !== undefined && name !== "" && name !== candidate.name) {
        void renameNow(candidate.id, name);
      }
      setCandidate(undefined);
    },
    applyTo: (file) => {
      const name = names.get(file.id);
      return name === undefined ? file : { ...file, name };
    },
  };
}
