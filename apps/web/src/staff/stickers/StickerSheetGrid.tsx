import { Download } from "lucide-react";
import { useState } from "react";
import type { StaffSheetSetDetailsFragment } from "../../platform/api/generated/graphql.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { formatUnits } from "../shared/format.ts";
import { StaffSection } from "../shared/StaffPage.tsx";
import styles from "./Stickers.module.css";

type Sheet = StaffSheetSetDetailsFragment["sheets"][number];

/** Every laid-out sheet, with its cut contours. */
export function StickerSheetGrid({ sheets }: { readonly sheets: readonly Sheet[] }) {
  return (
    <StaffSection title="Laid-out sheets">
      <ol className={styles.grid}>
        {sheets.map((sheet, index) => (
          <li key={sheet.url} className={styles.sheet}>
            <SheetPicture sheet={sheet} number={index + 1} />
            <div className={styles.sheetFoot}>
              <p>
                <strong>{`Sheet ${index + 1}`}</strong>
                <span>{`${formatInches(sheet)}, ${formatUnits(sheet.stickerCount, "sticker")}`}</span>
              </p>
              <LinkButton
                size="small"
                reloadDocument
                to={sheet.url}
                aria-label={`Download sheet ${index + 1} as SVG`}
                icon={<Download size={18} strokeWidth={1.6} aria-hidden="true" />}
              >
                SVG
              </LinkButton>
            </div>
          </li>
        ))}
      </ol>
    </StaffSection>
  );
}

function SheetPicture({ sheet, number }: { readonly sheet: Sheet; readonly number: number }) {
  const [hasFailed, setFailed] = useState(false);
  const aspectRatio = `${sheet.widthInches} / ${sheet.heightInches}`;
  if (hasFailed) {
    return (
      <p className={styles.missing} style={{ aspectRatio }}>
        We can't show this picture. Reload the page.
      </p>
    );
  }
  return (
    <a href={sheet.pictureUrl} target="_blank" rel="noreferrer" className={styles.paper}>
      <img
        src={sheet.pictureUrl}
        alt={`Sheet ${number}, ${formatUnits(sheet.stickerCount, "sticker")}`}
        loading="lazy"
        style={{ aspectRatio }}
        onError={() => setFailed(true)}
      />
    </a>
  );
}

/** Formats the size of a sheet, such as "11 × 9.3 in". */
function formatInches({ widthInches, heightInches }: Sheet): string {
  const round = (inches: number) => Number(inches.toFixed(1));
  return `${round(widthInches)} × ${round(heightInches)} in`;
}
