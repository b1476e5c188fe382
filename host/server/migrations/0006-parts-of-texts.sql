-- Every run of one, two or three characters in some texts, in lower case: what contains a text has all of its runs.
create function text_runs(variadic texts text[]) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct substr(lowered.text, first, size))
  from (select lower(one collate "C") as text from unnest(texts) as one) as lowered,
    generate_series(1, 3) as size,
    generate_series(1, length(lowered.text) - size + 1) as first
$$;
-- The name of this index now says which texts are in it.
drop index if exists ix_hf20_prj_base_newest_texts;
