import assert from 'node:assert/strict'
import { test } from 'vitest'
import { buildProblem } from './build.ts'
import { Problem } from './problem.ts'

for (const said of [
  'EACCES, Permission denied: /app/server/dist/assets',
  "Error: EROFS: read-only file system, open '/app/server/dist/.stamp'",
])
  test(`a build that may not write says what to do: ${said.slice(0, 30)}`, () => {
    const problem = buildProblem('/app/server', said)
    assert.ok(problem instanceof Problem)
    assert.match(
      problem.message,
      /may not write in \/app\/server: .*\nGive it to this user \(sudo chown -R "\$USER" "\/app\/server"\)/,
    )
    assert.ok(problem.message.includes(said))
  })

test('a build that fails by its sources says only why', () => {
  assert.equal(
    buildProblem('/app/server', 'x is not defined').message,
    "What is in /app/server can't be built:\nx is not defined",
  )
})
