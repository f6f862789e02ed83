import { type DesignEntry, formatSize, type OutputOption } from "@photomap/design";
import { formatMessage, projectMessages } from "@photomap/messages";
import { useEffect, useId, useRef } from "react";
import { ChoiceCard, ChoiceCards } from "../../ui/fields/ChoiceCards.tsx";
import { explainOutputType, OutputTypePicture } from "../../ui/samples/OutputTypePicture.tsx";
import { formatPhotoCountRange } from "../designs/describe-design.ts";
import { MapPicture } from "../designs/MapPicture.tsx";
import styles from "./CreateStep.module.css";

interface OutputPickerProps {
  readonly design: DesignEntry;
  readonly option: OutputOption;
  readonly onOption: (option: OutputOption) => void;
}

export function MapTypePicker({ design, option, onOption }: OutputPickerProps) {
  const name = useId();
  const startRef = useRef<HTMLInputElement>(null);
  useEffect(() => startRef.current?.focus(), []);
  return (
    <div className={styles.product}>
      <div className={styles.picture}>
        <MapPicture design={design} loading="eager" />
        <p className={styles.name}>{design.name}</p>
        <p className={styles.facts}>
          {formatSize(design)}, {formatPhotoCountRange(design)}
        </p>
      </div>
      <ChoiceCards spacing="compact">
        <legend className={styles.question}>{formatMessage(projectMessages.selectOutput)}</legend>
        {design.outputOptions.map((offered) => (
          <ChoiceCard
            key={`${offered.type} ${offered.scale}`}
            name={name}
            checked={offered === option}
            ref={offered === option ? startRef : null}
            picture={<OutputTypePicture type={offered.type} />}
            title={offered.name}
            hints={[explainOutputType(offered.type), formatSize(design, offered.scale)]}
            onChoose={() => onOption(offered)}
          />
        ))}
        <p className={styles.facts}>You can change this later. Your photos stay.</p>
      </ChoiceCards>
    </div>
  );
}
