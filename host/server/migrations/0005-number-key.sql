-- Which key the hashes of personal numbers were made with: a hash under that key, so that another one is noticed.
create table number_key (mark text collate "C" not null);
