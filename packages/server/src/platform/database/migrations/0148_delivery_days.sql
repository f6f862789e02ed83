-- The business days in which goods are made and packed, see ShippingRates of packages/commerce.
update shipping_rates set rates = '{"makingDays": 3, "packingDays": 1}'::jsonb || rates;
