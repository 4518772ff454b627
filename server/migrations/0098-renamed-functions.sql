-- Triggers and the functions that they call get the trade's words. A trigger knows its function by
-- its number and not by its name, so both are renamed where they stand: processes of the version
-- before notice nothing. Other functions got new names in server/functions; those that the version
-- before calls by the old ones stay in `version-before` until the next version drops them.
alter function platform.tell_queue() rename to notify_queue;
alter function lottery.tell_draw() rename to publish_draw;
alter trigger approval_told on approvals.approval rename to approval_queue_notified;
alter trigger deposit_told on cashier.deposit rename to deposit_queue_notified;
alter trigger ticket_told on feedback.ticket rename to ticket_queue_notified;
alter trigger application_told on kyc.application rename to application_queue_notified;
alter trigger withdrawal_told on payout.step rename to withdrawal_queue_notified;
alter trigger draw_told on lottery.draw rename to draw_published;
alter trigger on_air_told on lottery.on_air rename to on_air_published;
