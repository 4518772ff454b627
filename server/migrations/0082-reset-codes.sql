-- Requests to reset a member's password held the hash of a printed code that their maker had. The
-- approval makes the code now; a request holds nothing that opens an account.
update approvals.approval set payload = payload - 'passwordHash' where action = 'members.reset' and payload ? 'passwordHash';
