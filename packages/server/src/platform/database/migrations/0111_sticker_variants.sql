alter table product
  -- Stickers are ordered on the page of a map: they have no page of their own and are in no list.
  add column is_listed boolean not null
    generated always as (metafields ->> 'productType' is distinct from 'sticker') stored;

-- Of a sticker: {"sizeClass", "outputType", "tokens", "tokenRedemptionVariant"}; null of others.
alter table product_variant add column sticker jsonb;
create index product_variant_of_stickers on product_variant ((sticker ->> 'outputType'))
  where sticker is not null;
