import { createHash } from "node:crypto";
import { z } from "zod";
import { getPhotoOwnerId, isPhotoKey } from "../../photos/keys/photo-keys.ts";
import type { PhotoProcessor, PhotoService } from "../../photos/processing/photo.service.ts";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { PRODUCT_IMAGE_WIDTHS } from "../../shop/products/product.types.ts";
import type { ProductPictureService } from "../../shop/products/product-picture.service.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";
import {
  appendProductImage,
  countPictures,
  deletePictureUpload,
  deleteProductImage,
  findPictureUpload,
  insertPictureUpload,
  lockOwnProduct,
  setUploadProblem,
} from "./staff-product-picture.repository.ts";

export type PictureChangeResult =
  | { readonly kind: "changed" }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

/** Encodes a photo in widths; passed in, because this package has no image library. */
export type ProductPictureEncoder = (
  photo: Buffer,
  widthsPx: readonly number[],
) => Promise<
  | {
      readonly width: number;
      readonly height: number;
      readonly files: readonly { readonly width: number; readonly body: Buffer }[];
    }
  | undefined
>;

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly productPictures: Pick<ProductPictureService, "store">;
  readonly photos: Pick<PhotoService, "openMaster">;
}

const MAX_PICTURES = 30;
const [MIN_WIDTH_PX] = PRODUCT_IMAGE_WIDTHS;
const UNREADABLE = "This file couldn't be read. Choose a JPEG, PNG or WebP picture.";
const TOO_NARROW = `This picture is too small. Choose one at least ${MIN_WIDTH_PX} pixels wide.`;
const FAILED = "This picture couldn't be stored. Remove it and add it again.";

const pictureInput = z.object({
  /** The id, chosen by the client: a repeated request adds no second picture. */
  id: z.guid(),
  productId: z.guid(),
  /** The key of a photo that the viewer uploaded. */
  photoKey: z.string().refine(isPhotoKey, "There is no such photo."),
  altText: z.string().trim().min(1, "Describe the picture.").max(200),
});

/** Pictures of products that staff created; only administrators change them. */
export class StaffProductPictureService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Adds an uploaded photo, which a job stores in the sizes of product pictures. */
  async add(viewer: Viewer, candidate: unknown): Promise<PictureChangeResult> {
    const staff = getPermittedStaff(viewer, "manage-shop");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(pictureInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const picture = read.value;
    const { productId, altText } = picture;
    if (getPhotoOwnerId(picture.photoKey) !== staff.identity) {
      return { kind: "invalid", problem: "There is no such photo." };
    }
    const { db, queue } = this.#deps;
    return db.transaction().execute(async (transaction): Promise<PictureChangeResult> => {
      if (!(await lockOwnProduct(transaction, productId))) return { kind: "missing" };
      if (await findPictureUpload(transaction, picture.id)) return { kind: "changed" };
      if ((await countPictures(transaction, productId)) >= MAX_PICTURES) {
        return { kind: "invalid", problem: `A product has at most ${MAX_PICTURES} pictures.` };
      }
      await insertPictureUpload(transaction, picture);
      await queue.enqueue(transaction, "store-product-picture", { uploadId: picture.id });
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "product-picture.add",
        subjectType: "product",
        subjectId: productId,
        details: { after: { altText } },
      });
      return { kind: "changed" };
    });
  }

  /** Removes a picture by its key, or one that is being prepared by its id. */
  async remove(
    viewer: Viewer,
    { productId, picture }: { readonly productId: string; readonly picture: string },
  ): Promise<PictureChangeResult> {
    const staff = getPermittedStaff(viewer, "manage-shop");
    if (staff === undefined || !z.guid().safeParse(productId).success) return { kind: "missing" };
    return this.#deps.db
      .transaction()
      .execute(async (transaction): Promise<PictureChangeResult> => {
        if (!(await lockOwnProduct(transaction, productId))) return { kind: "missing" };
        const isUpload = z.guid().safeParse(picture).success;
        const isRemoved = isUpload
          ? await deletePictureUpload(transaction, picture)
          : await deleteProductImage(transaction, productId, picture);
        if (!isRemoved) return { kind: "changed" };
        await insertStaffAction(transaction, {
          accountId: staff.accountId,
          action: "product-picture.remove",
          subjectType: "product",
          subjectId: productId,
          details: { before: { picture } },
        });
        return { kind: "changed" };
      });
  }

  /** Stores the sizes of an added picture. A run can be repeated. */
  async store(
    uploadId: string,
    tools: { readonly processPhoto: PhotoProcessor; readonly encode: ProductPictureEncoder },
  ): Promise<void> {
    const { db, photos, productPictures } = this.#deps;
    const upload = await findPictureUpload(db, uploadId);
    if (upload === undefined) return;
    const photo = await photos.openMaster(upload.photoKey, tools.processPhoto);
    if (photo === undefined) return setUploadProblem(db, uploadId, UNREADABLE);
    const encoded = await tools.encode(photo, PRODUCT_IMAGE_WIDTHS);
    if (encoded === undefined) return setUploadProblem(db, uploadId, TOO_NARROW);
    const { width, height, files } = encoded;
    const hash = createHash("sha256").update(photo).digest("hex").slice(0, 8);
    const image = { key: `${upload.handle}-${hash}`, altText: upload.altText, width, height };
    for (const file of files) {
      await productPictures.store(`${image.key}-${file.width}.webp`, file.body);
    }
    await db.transaction().execute(async (transaction) => {
      const isOwn = await lockOwnProduct(transaction, upload.productId);
      if (!isOwn || !(await deletePictureUpload(transaction, uploadId))) return;
      await appendProductImage(transaction, upload.productId, image);
    });
  }

  /** Says on the product's page that a picture could not be stored. */
  fail(uploadId: string): Promise<void> {
    return setUploadProblem(this.#deps.db, uploadId, FAILED);
  }
}
