import type { Pool } from "pg";

export const PROJECT_TABLES = [
  "account",
  "session",
  "guest",
  "project",
  "opening_input",
  "photo",
  "project_grant",
  "share_link",
];

const OPENINGS_PER_PROJECT = 40;
const PROJECTS_PER_OWNER = 3;

/** Six base62 characters in random order; 22801763489 is prime, so that no two ids are the same. */
const PROJECT_ID = `(
  select string_agg(substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
    1 + ((i * 22801763489 % 56800235584) / (62::bigint ^ digit)::bigint % 62)::int, 1), '')
  from generate_series(0, 5) as digit
)`;

/** Inserts owners with three projects of 40 openings with a photo each, some shared or deleted. */
export async function fillProjects(pool: Pool, openingRows: number): Promise<void> {
  const projects = Math.ceil(openingRows / OPENINGS_PER_PROJECT);
  const owners = Math.ceil(projects / PROJECTS_PER_OWNER);
  for (const statement of [INSERT_ACCOUNTS, INSERT_SESSIONS, INSERT_GUESTS]) {
    await pool.query(statement, [owners]);
  }
  await pool.query(INSERT_PROJECTS, [projects, owners]);
  await pool.query(INSERT_OPENINGS);
  await pool.query(INSERT_PHOTOS);
  await pool.query(INSERT_GRANTS);
  await pool.query(INSERT_SHARE_LINKS);
}

const INSERT_ACCOUNTS = `
  insert into account (id, email, email_verified, name, password_hash, terms_accepted_at)
  select 'account-' || i, 'account' || i || '@mail.example', true, 'Account ' || i,
    repeat('x', 100), now()
  from generate_series(1, $1::bigint) as i`;

const INSERT_SESSIONS = `
  insert into session (token_hash, owner_id, expires_at)
  select sha256(('session-' || i)::bytea), 'account-' || i, now() + interval '30 days'
  from generate_series(1, $1::bigint) as i`;

const INSERT_GUESTS = `
  insert into guest (id, owner_id)
  select 'guest-' || i, case when i % 2 = 0 then 'account-' || i end
  from generate_series(1, $1::bigint) as i`;

/** Projects of which every 30th is in the trash and every third is public. */
const INSERT_PROJECTS = `
  insert into project (id, owner_id, business_id, design_id, name, output_type, output_scale,
    access_policy, openings_with_images, request_id, created_at, updated_at, deleted_at)
  select ${PROJECT_ID}, 'account-' || 1 + i % $2::bigint, case when i % 4 = 0 then 'tbl' else 'pm' end,
    '50-states-36x24', 'Project ' || i, 'MATBOARD_WALL_MAP', 1,
    case when i % 3 = 0 then 'PUBLIC' else 'PRIVATE' end, ${OPENINGS_PER_PROJECT},
    gen_random_uuid(), now() - interval '2 years', now() - make_interval(hours => (i % 17520)::int),
    case when i % 30 = 0 then now() - make_interval(days => (i / 30 % 30)::int) end
  from generate_series(1, $1::bigint) as i`;

const INSERT_OPENINGS = `
  insert into opening_input (project_id, opening_id, owner_id, input, has_images, first_photo_day)
  select id, 'opening-' || opening, owner_id, jsonb_build_object(
    'type', 'OPENING', 'modifiedAt', '2026-11-15T08:00:00.000Z', 'images', jsonb_build_array(
      jsonb_build_object(
        'id', owner_id || '/uploads/photos/' || gen_random_uuid() || '.jpg',
        'x', 900.25 + opening, 'y', 700.5, 'width', 240.75, 'height', 180.5, 'rotation', 0,
        'flipX', false, 'flipY', false, 'imageWidth', 4000, 'imageHeight', 3000,
        'createdTime', '2026-11-15T08:00:00.000Z'
      )
    )
  ), true, '2026-11-15'
  from project cross join generate_series(1, ${OPENINGS_PER_PROJECT}) as opening`;

const INSERT_PHOTOS = `
  insert into photo (key, owner_id, status, width, height, taken_at)
  select input #>> '{images,0,id}', owner_id, 'READY', 4000, 3000, '2026-11-15T08:00:00'
  from opening_input`;

const INSERT_GRANTS = `
  insert into project_grant (id, project_id, owner_id, grantee_email, role)
  select gen_random_uuid(), id, owner_id, replace(owner_id, '-', '') || '0@mail.example', 'VIEWER'
  from (select id, owner_id, row_number() over () as i from project) as project
  where i % 4 = 0`;

const INSERT_SHARE_LINKS = `
  insert into share_link (project_id, owner_id, key)
  select id, owner_id, md5(id)
  from (select id, owner_id, row_number() over () as i from project) as project
  where i % 10 = 0`;
