create view case_titles as select id as case_id, title from moderation_cases;
