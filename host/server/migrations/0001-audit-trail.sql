-- One line for every change; nobody changes or removes one, the owner of the table included.
create table audit_trail (
  id bigint generated always as identity primary key,
  at bigint not null,
  by_account text collate "C" not null,
  action text collate "C" not null,
  table_name text collate "C",
  row_key text collate "C",
  project text collate "C",
  city text collate "C",
  version integer,
  before jsonb not null,
  after jsonb not null,
  result text collate "C" not null check (result in ('done', 'refused')),
  request_id text collate "C" not null
);

create index ix_audit_trail_row on audit_trail (table_name, row_key, version, id);
create index ix_audit_trail_project on audit_trail (project, id);
create index ix_audit_trail_account on audit_trail (by_account, id);

create function refuse_change_of_audit_trail() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail only grows' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_trail_only_grows before update or delete on audit_trail
  for each row execute function refuse_change_of_audit_trail();
create trigger audit_trail_is_never_emptied before truncate on audit_trail
  for each statement execute function refuse_change_of_audit_trail();
