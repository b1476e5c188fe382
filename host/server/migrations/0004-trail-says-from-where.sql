-- From where a change came: an address without its last part, and what the browser says it is.
alter table audit_trail add column address text collate "C", add column client text collate "C";

create or replace view audit_line as
select
  lpad(id::text, 19, '0') collate "C" as key, project, city, 1 as version,
  jsonb_strip_nulls(jsonb_build_object(
    'logAction', nullif(upper(split_part(action, '.', 2)), ''), 'logResult', upper(result), 'logObject', upper(table_name), 'logKey', nullif(row_key, ''), 'logProject', project, 'logCity', city,
    'logRequest', nullif(request_id, ''), 'logAddress', address, 'logClient', client, 'logBefore', before::text, 'logAfter', after::text
  )) as data,
  at as created_at, by_account as created_by, at as updated_at, by_account as updated_by,
  nullif(upper(split_part(action, '.', 2)), '') collate "C" as "f_logAction", upper(result) collate "C" as "f_logResult", upper(table_name) collate "C" as "f_logObject",
  nullif(row_key, '') collate "C" as "f_logKey", project as "f_logProject"
from audit_trail;
