-- Edit distances between words, for corrections of spelling.
create extension if not exists fuzzystrmatch;
