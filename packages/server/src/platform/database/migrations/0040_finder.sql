-- What a list of projects says about each without reading its openings whole.
alter table opening_input
  add column enabled boolean,
  -- The earliest day of its photos, as they say it: 2019-07-04.
  add column first_photo_day text;

update opening_input set
  enabled = (input -> 'enabled')::boolean,
  first_photo_day = (
    select min(replace(left(coalesce(
      image ->> 'timeTakenUser', image ->> 'timeTakenExif', image ->> 'createdTime'
    ), 10), ':', '-'))
    from jsonb_array_elements(input -> 'images') as image
  );
