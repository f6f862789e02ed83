import { formatMoney } from "@photomap/commerce";
import { ArrowRight } from "lucide-react";
import type { OpenProject } from "../../../project/store/loading/open-project.ts";
import type { FindPhotoUrl } from "../../../project/store/photo-addresses.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Warning } from "../../../ui/status/Warning.tsx";
import layout from "../../sheets/PrintLayout.module.css";
import { SettingsPanel } from "../../sheets/panel/SettingsPanel.tsx";
import { Preflight } from "../../sheets/preflight/Preflight.tsx";
import { FitNotice } from "../../sheets/sheet-grid/FitNotice.tsx";
import { SheetGrid } from "../../sheets/sheet-grid/SheetGrid.tsx";
import type { ProjectToPrint, usePrintJob } from "../../sheets/use-print-job.ts";
import { EarlierPickupOrders } from "../EarlierPickupOrders.tsx";
import type { RetailProduct } from "../retail.ts";
import { countPrints, listRetailLines, MAX_PICKUP_IMAGES, sumLinePrices } from "../retail-lines.ts";
import { StepTitle } from "../StepTitle.tsx";
import styles from "./CreatePrintsStep.module.css";
import { PrintPriceList } from "./PrintPriceList.tsx";

interface CreatePrintsProps {
  readonly project: OpenProject;
  readonly printed: ProjectToPrint;
  readonly photoUrl: FindPhotoUrl;
  readonly products: readonly RetailProduct[];
  readonly print: ReturnType<typeof usePrintJob>;
  readonly isReturning: boolean;
  readonly onCreate: () => void;
}

/** The sheets to print, on the papers of the chain. */
export function CreatePrintsStep(props: CreatePrintsProps) {
  const { project, printed, photoUrl, products, print, isReturning, onCreate } = props;
  const { job, plan, mode } = print;
  const lines = listRetailLines(products, job.sheets);
  const count = countPrints(lines);
  const hasTooMany = job.sheets.length > MAX_PICKUP_IMAGES;
  return (
    <div className={layout.screen}>
      <div className={layout.content}>
        <StepTitle
          isFocused={isReturning}
          lead="Choose what to print. The store prints the sheets, and you cut the pieces out and add them to your map."
        >
          Create your prints
        </StepTitle>
        <EarlierPickupOrders project={project} />
        <Preflight
          project={project}
          printed={printed}
          options={job.options}
          photoUrl={photoUrl}
          skippedIds={print.skippedIds}
        />
        <SheetGrid
          printed={printed}
          job={job}
          files={undefined}
          photoUrl={photoUrl}
          notice={
            <>
              <FitNotice
                plan={plan}
                design={printed.design}
                paper={mode?.name ?? ""}
                fitting={print.fitting}
                onUse={print.selectMode}
              />
              {hasTooMany ? (
                <Warning>
                  {`Walgreens takes up to ${MAX_PICKUP_IMAGES} different sheets per order, and you have ${job.sheets.length}. Order some of them later, or put several prints on a sheet.`}
                </Warning>
              ) : null}
            </>
          }
        />
      </div>
      <div className={layout.panel}>
        <SettingsPanel printed={printed} print={print}>
          <PrintPriceList products={products} />
        </SettingsPanel>
        <div className={styles.foot}>
          <p role="status">
            <strong>{count === 1 ? "1 print" : `${count} prints`}</strong>
            <span>{`${formatMoney(sumLinePrices(lines))} before tax`}</span>
          </p>
          <Button
            variant="primary"
            icon={<ArrowRight size={20} strokeWidth={1.6} aria-hidden="true" />}
            disabled={count === 0 || hasTooMany}
            onClick={onCreate}
          >
            Choose a store
          </Button>
        </div>
      </div>
    </div>
  );
}
