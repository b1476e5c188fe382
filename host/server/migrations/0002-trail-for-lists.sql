-- The trail as lists read it: the columns every table of rows has, and those it is searched by.
create view audit_line as
select
  lpad(id::text, 19, '0') collate "C" as key, project, city, 1 as version,
  jsonb_strip_nulls(jsonb_build_object(
    'logAction', nullif(upper(split_part(action, '.', 2)), ''), 'logResult', upper(result), 'logObject', upper(table_name), 'logKey', nullif(row_key, ''), 'logProject', project, 'logCity', city,
    'logRequest', nullif(request_id, ''), 'logBefore', before::text, 'logAfter', after::text
  )) as data,
  at as created_at, by_account as created_by, at as updated_at, by_account as updated_by,
  nullif(upper(split_part(action, '.', 2)), '') collate "C" as "f_logAction", upper(result) collate "C" as "f_logResult", upper(table_name) collate "C" as "f_logObject",
  nullif(row_key, '') collate "C" as "f_logKey", project as "f_logProject"
from audit_trail;

create unique index ux_audit_trail_key on audit_trail ((lpad(id::text, 19, '0') collate "C"));
create index ix_audit_trail_newest on audit_trail (at desc, (lpad(id::text, 19, '0') collate "C"));
create index ix_audit_trail_city on audit_trail (city, at desc);
create index ix_audit_trail_by on audit_trail (by_account, at desc);
create index ix_audit_trail_object on audit_trail ((upper(table_name) collate "C"), at desc);
