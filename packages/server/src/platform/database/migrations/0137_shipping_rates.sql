-- What shipping costs, see ShippingRates of packages/commerce. Staff edit it.
create table shipping_rates (
  business_id text primary key check (business_id in ('pm', 'tbl')),
  rates jsonb not null,
  updated_at timestamptz(3) not null default now()
);

insert into shipping_rates (business_id, rates)
select brand, '{
  "freeFromMinor": 7500,
  "freeFromStickers": 5,
  "stickerMinor": 375,
  "packages": [
    {"maxWeightOz": 160, "maxLengthIn": 30, "prices": {"CONTIGUOUS": {"standardMinor": 750, "expeditedMinor": 1800}, "DISTANT": {"standardMinor": 1400, "expeditedMinor": 3600}, "TERRITORIES": {"standardMinor": 1600, "expeditedMinor": 4200}, "MILITARY": {"standardMinor": 900, "expeditedMinor": 2400}}},
    {"maxWeightOz": 480, "maxLengthIn": 50, "prices": {"CONTIGUOUS": {"standardMinor": 1400, "expeditedMinor": 3400}, "DISTANT": {"standardMinor": 3200, "expeditedMinor": 7900}, "TERRITORIES": {"standardMinor": 3800, "expeditedMinor": 9200}, "MILITARY": {"standardMinor": 1800, "expeditedMinor": 4600}}},
    {"prices": {"CONTIGUOUS": {"standardMinor": 2900, "expeditedMinor": 6900}, "DISTANT": {"standardMinor": 6500, "expeditedMinor": 14900}, "TERRITORIES": {"standardMinor": 7900, "expeditedMinor": 17900}, "MILITARY": {"standardMinor": 3600, "expeditedMinor": 8900}}}
  ]
}'
from unnest(array['pm', 'tbl']) as brand;

alter table product_variant
  -- The weight of one unit in ounces and the longest side of its package in inches.
  add column weight_oz int not null default 0 check (weight_oz >= 0),
  add column length_in int not null default 0 check (length_in >= 0);
