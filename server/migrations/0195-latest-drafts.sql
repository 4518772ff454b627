-- The desk's list of promotions begins with the draft that was written last.
create index draft_latest on promotions.draft (merchant_id, saved_at desc, id desc);
