import type { DesignEntry, OutputOption } from "@photomap/design";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import { getNewProjectPath } from "../store/loading/new-project-options.ts";

const PARAMETER = "new";
const NEW_PROJECT = /^\/p\/new\/([^/]+)$/;

export interface CreateProjectDialogState {
  readonly opened: boolean;
  readonly busy: string | undefined;
  readonly open: () => void;
  readonly close: () => void;
  readonly create: (design: DesignEntry, option: OutputOption) => void;
}

/** The dialog has its own URL, /create?new=1: it can be linked to, and Back closes it. */
export function useCreateProjectDialog(): CreateProjectDialogState {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isOpenedHere = useLocation().state === PARAMETER;
  return {
    opened: parameters.get(PARAMETER) === "1",
    busy: NEW_PROJECT.exec(navigation.location?.pathname ?? "")?.[1],
    open: () => setParameters({ [PARAMETER]: "1" }, { state: PARAMETER, preventScrollReset: true }),
    close: () => {
      if (isOpenedHere) void navigate(-1);
      else setParameters({}, { replace: true, preventScrollReset: true });
    },
    // Replaces the history entry of the dialog, so that Back leads to the finder.
    create: (design, option) => {
      void navigate(getNewProjectPath(design.id, option), { replace: isOpenedHere });
    },
  };
}
