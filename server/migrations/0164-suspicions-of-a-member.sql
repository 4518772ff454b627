-- A withdrawal asks what was found against its member's rewards within a month.
create index suspicion_of_member on promotions.suspicion (member_id, created_at);
