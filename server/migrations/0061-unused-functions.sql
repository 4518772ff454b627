-- Functions that no process of this version or the one before calls.
drop function lottery.place;
drop function lottery.settle;
drop function lottery.order_facts(uuid[], uuid[], text[], text[], uuid[], text[], text[], text[]);
