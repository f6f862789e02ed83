-- What became of an uploaded original. A row comes with the first project that refers to the photo.
create table photo (
  -- The original's key, by which projects name the photo.
  key text primary key,
  -- The first part of the key: an account, or a guest who may have become one.
  owner_id text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'READY', 'REJECTED')),
  rejection text check (
    rejection in ('WRONG_TYPE', 'MIXED_TYPES', 'ANIMATED', 'TOO_LARGE', 'UNREADABLE')
  ),
  -- Of the master, upright.
  width integer,
  height integer,
  -- The camera's wall time, never shifted: 2019-07-04T18:30:05.
  taken_at text,
  latitude double precision,
  longitude double precision,
  created_at timestamptz(3) not null default now(),
  check ((status = 'REJECTED') = (rejection is not null))
);
create index photo_of_owner on photo (owner_id);
