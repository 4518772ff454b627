-- Draws whose result was out before our lock are few and asked for every few seconds; without this
-- each question read all draws of three days.
create index draw_early on lottery.draw (draw_at) where state = 2 and source = 'OFFICIAL' and facts ? 'voidFrom';
