-- What happened to one record, and in one case, newest first.
create index ix_audit_trail_key on audit_trail ((nullif(row_key, '') collate "C"), at desc);
create index ix_audit_trail_case on audit_trail (project, at desc);
