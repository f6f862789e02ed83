-- The audit log: every write of staff, inserted by its transaction.
create table staff_action (
  id bigint generated always as identity primary key,
  account_id text not null,
  -- Such as order.fulfill or variant.update.
  action text not null,
  subject_type text not null,
  subject_id text not null,
  -- What changed: {"before", "after"} or the request.
  details jsonb not null default '{}',
  created_at timestamptz(3) not null default now()
);
create index staff_action_by_time on staff_action (created_at desc, id);
create index staff_action_of_subject on staff_action (subject_type, subject_id);
