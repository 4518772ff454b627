import assert from 'node:assert/strict'
import { test } from 'vitest'
import { statementSpan } from './statement-span.ts'

const STATEMENTS: readonly [statement: unknown, name: string][] = [
  ["select id, 'Nguyen Lan' from staff.account where name = $1", 'select staff.account'],
  ['  insert into wagers.wager (id) values ($1)', 'insert wagers.wager'],
  ['UPDATE members.member set state = 1', 'update members.member'],
  ['delete from only chat.message', 'delete chat.message'],
  ['select rounds.play_fast($1, $2)', 'select rounds.play_fast'],
  ['select * from ledger.post($1)', 'select ledger.post'],
  ['with due as (select id from platform.outgoing) delete from platform.outgoing', 'with platform.outgoing'],
  ['begin', 'begin'],
  ['select 1', 'select'],
  [{ text: 'select pg_notify($1, $2)', values: ['a', 'b'] }, 'select'],
  [{ text: 7 }, 'statement'],
  [undefined, 'statement'],
]
for (const [statement, name] of STATEMENTS)
  test(`${JSON.stringify(statement)} is ${name}`, () => {
    const span = statementSpan(statement)
    assert.equal(span.name, name)
    assert.doesNotMatch(JSON.stringify(span), /Nguyen|\$1/)
  })
