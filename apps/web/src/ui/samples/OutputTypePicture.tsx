import type { OutputType } from "@photomap/design";
import { Frame } from "../pictures/Frame.tsx";
import styles from "./OutputTypePicture.module.css";
import { SamplePicture, type SamplePictureName } from "./SamplePicture.tsx";

interface Explanation {
  readonly text: string;
  readonly picture: SamplePictureName;
  readonly isFramed?: boolean;
}

const EXPLANATIONS: Record<OutputType, Explanation> = {
  MATBOARD_WALL_MAP: {
    text: "A framed mat with a window cut for each photo.",
    picture: "fifty-states",
    isFramed: true,
  },
  MATBOARD_WALL_MAP_SINGLE: {
    text: "A framed mat with one window for one photo.",
    picture: "michigan",
    isFramed: true,
  },
  VEHICLE_MAP: {
    text: "A map for the side of your RV, with a photo sticker for each stop.",
    picture: "vehicle",
  },
  VINYL_WALL_MAP: {
    text: "The map in one piece, hung between two pine bars.",
    picture: "hanging",
  },
};

export function explainOutputType(type: OutputType): string {
  return EXPLANATIONS[type].text;
}

/** A decorative picture: the name and the explanation are beside it. */
export function OutputTypePicture({ type }: { readonly type: OutputType }) {
  const { picture, isFramed = false } = EXPLANATIONS[type];
  const image = <SamplePicture name={picture} alt="" sizes="112px" />;
  return (
    <span className={styles.picture}>
      {isFramed ? (
        <Frame finish="black" railPx={5}>
          {image}
        </Frame>
      ) : (
        image
      )}
    </span>
  );
}
