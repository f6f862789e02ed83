-- For the job that finds suggestions about which their owner has got no mail.
create index suggestion_without_digest on suggestion (project_id, submitted_at)
  where status = 'SUBMITTED' and digest_at is null;
