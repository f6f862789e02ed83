-- American spelling.
alter table render drop constraint render_status_check;
update render set status = 'CANCELED' where status = 'CANCELLED';
alter table render add constraint render_status_check check (
  status in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELED', 'EXPIRED')
);
