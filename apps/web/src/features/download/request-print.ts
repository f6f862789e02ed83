import type { Opening } from "@photomap/design";
import { type Paper, type PrintOptions, printFileName, type SheetLayout } from "@photomap/printing";
import { execute } from "../../api/execute.ts";
import { CreateRectangularPrintsDocument } from "../../generated/graphql.ts";

export interface SheetOrder {
  readonly fileId: string;
  readonly paper: Paper;
  readonly opening: Opening;
  readonly layout: SheetLayout;
  readonly options: PrintOptions;
}

/** Returns the id of the sheet that the worker will draw. */
export async function requestPrint(order: SheetOrder): Promise<string> {
  const { fileId, paper, opening, layout, options } = order;
  const { createRectangularPrints: result } = await execute(CreateRectangularPrintsDocument, {
    input: {
      fileId,
      dpi: 300,
      printOptions: options,
      printLayouts: [
        {
          width: layout.width,
          height: layout.height,
          printOpenings: [...layout.items],
          downloadFilename: printFileName(paper, [opening.name], "jpeg"),
        },
      ],
    },
  });
  if (result.__typename !== "CreateRectangularPrintsSuccess") throw new Error(result.message);
  const [file] = result.files;
  if (file === undefined) throw new Error("No sheet was made");
  return file.id;
}
