import type { BrandId, OutputType } from "@photomap/design";
import type { AccessPolicy, Inputs, OpeningStatus } from "@photomap/project";

/** A project as stored, without its openings. */
export interface ProjectRow {
  readonly id: string;
  readonly ownerId: string;
  readonly brand: BrandId;
  readonly designId: string;
  readonly name: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly accessPolicy: AccessPolicy;
  /** The access epoch, which every narrowing of access raises. */
  readonly accessEpoch: number;
  readonly backgroundId: string | null;
  readonly openingsWithImages: number;
  /** The version, counted from 1, which every save raises. */
  readonly backupVersion: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ProjectWithInputs extends ProjectRow {
  readonly inputs: Inputs;
}

/** A project as read from the database. */
export interface ProjectWithInputsJson extends ProjectWithInputs {
  /** The inputs as JSON text, from which `inputs` is parsed on its first use. */
  readonly inputsJson: string;
}

/** A project in a list: facts about its openings instead of their inputs. */
export interface ListedProject extends ProjectRow {
  readonly openings: Readonly<Record<string, OpeningStatus>>;
  /** The day of the earliest photo, such as 2019-07-04; null without photos. */
  readonly firstPhotoDay: string | null;
  readonly deletedAt: Date | null;
}
