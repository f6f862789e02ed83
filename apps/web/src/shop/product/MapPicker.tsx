import { useId, useState } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { ChoiceCard, ChoiceCards } from "../../ui/fields/ChoiceCards.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import styles from "./MapPicker.module.css";
import { describeOwnMapProgress, type OwnMap } from "./own-map.ts";

interface MapPickerProps {
  readonly maps: readonly OwnMap[];
  readonly selectedId: string | undefined;
  /** The path that creates a new map for the product; undefined when there is none. */
  readonly startPath: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
}

/** The maps of the person that fit the product. */
export function MapPicker({ maps, selectedId, startPath, onSelect, onClose }: MapPickerProps) {
  const group = useId();
  const [chosenId, setChosenId] = useState(selectedId);
  const start =
    startPath === undefined ? null : <LinkButton to={startPath}>Start this map</LinkButton>;
  const use = (
    <Button
      variant="primary"
      onClick={() => {
        if (chosenId !== undefined) onSelect(chosenId);
        onClose();
      }}
    >
      Use this map
    </Button>
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Choose your map"
      actions={
        <>
          {start}
          {maps.length > 0 ? use : null}
        </>
      }
    >
      {maps.length === 0 ? (
        <p>
          You don't have a map that fits this product yet. Start one, add your photos, and come back
          to order it.
        </p>
      ) : (
        <ChoiceCards>
          <legend className="visually-hidden">Your maps</legend>
          {maps.map((map) => (
            <ChoiceCard
              key={map.id}
              name={group}
              checked={map.id === chosenId}
              onChoose={() => setChosenId(map.id)}
              picture={<MapThumb map={map} />}
              title={map.name}
              hints={[describeOwnMapProgress(map)]}
            />
          ))}
        </ChoiceCards>
      )}
    </Dialog>
  );
}

function MapThumb({ map }: { readonly map: OwnMap }) {
  return (
    <span className={styles.thumb}>
      {map.pictureUrl === undefined ? null : <img src={map.pictureUrl} alt="" height={48} />}
    </span>
  );
}
