alter table product
  -- Created by staff: the product data of a release doesn't describe it.
  add column is_from_staff boolean not null default false;

-- Pictures of products that staff uploaded, until they are stored in their sizes.
create table product_picture_upload (
  id uuid primary key,
  product_id uuid not null references product (id) on delete cascade,
  -- The key of the uploaded photo.
  photo_key text not null,
  alt_text text not null,
  -- Why it can't be used; null while it is being prepared.
  problem text,
  created_at timestamptz(3) not null default now()
);
create index product_picture_upload_of_product on product_picture_upload (product_id);
