-- Four texts of one slot are said by every slot whose symbols drop: what an operator wrote for them
-- stays.
update settings.text t set key = renamed.new_key
from (values
  ('choNoi.column', 'game.column'),
  ('choNoi.say.drop', 'game.say.drop'),
  ('choNoi.rules.tumble', 'game.rules.tumble'),
  ('choNoi.rules.volatility', 'game.rules.volatility')
) renamed (old_key, new_key)
where t.key = renamed.old_key;
