-- Sessions end by a job when nobody uses them; a seed knows the configurations it was played by; games
-- that an operator marked as hot are found.

create index session_unused on sessions.session (seen_at) where ended_at is null;

-- The configurations that rounds under a seed can have been played by. A process notes its own before its
-- first round under a seed, so none is missing; one stands here without a round only if that one was refused.
alter table wagers.seed add column rules_nos smallint[] not null default '{}';

update wagers.seed s
  set rules_nos = array(select r.rules_no from wagers.rules r where r.game_id = s.game_id order by r.rules_no)
  where s.rounds > 0
    or exists (select from wagers.seat t where t.owner_id = s.owner_id and t.seed_id = s.id and t.nonce > 0);

create index game_marked_hot on catalog.game (merchant_id, folded, game_id) where enabled and hot;
