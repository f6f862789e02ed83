import type { BrandId, OutputType } from "@photomap/design";
import { listPrintServices } from "@photomap/printing";
import { fireEvent, screen } from "@testing-library/react";
import type { OpenProject } from "../../../project/store/loading/open-project.ts";
import { useProjectState } from "../../../project/store/project-context.ts";
import {
  fillRegions,
  openTestProject,
  type TestProjectOptions,
} from "../../../project/store/test/open-test-project.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { DownloadScreen } from "../DownloadScreen.tsx";

const SERVICE = listPrintServices({
  outputType: "VINYL_WALL_MAP",
  brand: "pm",
  openingCount: 3,
}).find(({ id }) => id === "DOWNLOAD");
const noUrl = () => undefined;

interface DownloadProps {
  readonly project: OpenProject;
  readonly canBeTransparent?: boolean;
  readonly brand?: BrandId;
}

function Download({ project, canBeTransparent = false, brand = "pm" }: DownloadProps) {
  const content = useProjectState(project.store, (state) => state.content);
  if (SERVICE === undefined) throw new Error("There is no download service");
  const { design } = project;
  const printed = { design, content, option: undefined, brand, service: SERVICE };
  return (
    <DownloadScreen
      project={project}
      printed={printed}
      photoUrl={noUrl}
      canBeTransparent={canBeTransparent}
    />
  );
}

/** The download screen of a project with photos in Colorado and Texas, or with the given inputs. */
export async function openDownload(
  inputs = fillRegions("Colorado", "Texas"),
  options: Omit<DownloadProps, "project"> &
    Pick<TestProjectOptions, "isGuest" | "connection"> & {
      outputScale?: number;
      outputType?: OutputType;
    } = {},
) {
  const { isGuest = false, connection, outputScale = 1, outputType, ...rest } = options;
  const content = { inputs, outputScale, ...(outputType && { outputType }) };
  const opened = await openTestProject({ content, isGuest, ...(connection && { connection }) });
  renderPage([{ path: "/", element: <Download project={opened.project} {...rest} /> }]);
  return opened;
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));

export const select = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const check = (name: string) => fireEvent.click(screen.getByLabelText(name));

export function printOnePerSheet(paper: string): void {
  fireEvent.click(screen.getByLabelText("One per sheet"));
  select("Paper size", paper);
}
