import type { BusinessId, OutputType } from "@photomap/design";
import type { AccessPolicy, Inputs, OpeningStatus } from "@photomap/project";

/** A project as stored, without its openings. */
export interface ProjectRow {
  readonly id: string;
  readonly owner_id: string;
  readonly business_id: BusinessId;
  readonly design_id: string;
  readonly name: string;
  readonly output_type: OutputType;
  readonly output_scale: number;
  readonly access_policy: AccessPolicy;
  /** The access epoch, which every narrowing of access raises. */
  readonly access_epoch: number;
  readonly background_id: string | null;
  readonly openings_with_images: number;
  /** The version, counted from 1, which every save raises. */
  readonly backup_version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface ProjectWithInputs extends ProjectRow {
  readonly inputs: Inputs;
}

/** A project as read from the database. */
export interface StoredProject extends ProjectWithInputs {
  /** The inputs as JSON text, from which `inputs` is parsed on its first use. */
  readonly inputs_json: string;
}

/** A project in a list: facts about its openings instead of their inputs. */
export interface ListedProject extends ProjectRow {
  readonly openings: Readonly<Record<string, OpeningStatus>>;
  /** The day of the earliest photo, such as 2019-07-04; null without photos. */
  readonly first_photo_day: string | null;
  readonly deleted_at: Date | null;
}
