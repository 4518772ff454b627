import { BRANDS } from '@senluna/brands/index.ts'
import { SETTINGS, changeSetting, settingOf, settingsOf } from '@senluna/server/modules/settings/index.ts'
import { asOwner } from '@senluna/server/setup.ts'
import { DatabaseClock } from '@senluna/server/platform/clock.ts'
import { giveUp, Problem } from './problem.ts'
import { runningDatabase } from './running-database.ts'

// `npm run setting -- <brand>` shows what an operator has set of a brand; with a name and a value in JSON it switches
// that. Every server process follows within a second.

const USAGE = `npm run setting -- <brand> [${SETTINGS.join('|')} <value in JSON>], for example
  npm run setting -- senluna maintenance '{"flag":true,"text":{"EN":"Back at six."}}'
  npm run setting -- senluna region '{"denied":["US"]}'`

try {
  const [brand, key, text, ...rest] = process.argv.slice(2)
  if (brand === undefined || rest.length > 0 || (key === undefined) !== (text === undefined)) throw new Problem(USAGE)
  const codes = BRANDS.map((one) => one.merchantCode)
  if (!codes.includes(brand)) throw new Problem(`There is no brand "${brand}". The brands are ${codes.join(', ')}.`)
  const change = key === undefined ? undefined : changeOf(key, text)
  const { url, done } = await runningDatabase()
  const set = await asOwner(url, async (database) => {
    if (change) {
      const clock = new DatabaseClock()
      await clock.start(database)
      await changeSetting(database.db, brand, change.key, change.value, clock.now())
      clock.stop()
    }
    return settingsOf(database.db, brand)
  })
  await done()
  for (const name of SETTINGS) console.log(`${brand} ${name} ${JSON.stringify(set[name])}`)
  process.exit(0)
} catch (error) {
  giveUp(error)
}

/** The change that was typed. Throws a Problem when it is none. */
function changeOf(name: string, text: string | undefined) {
  const key = SETTINGS.find((known) => known === name)
  if (!key) throw new Problem(`There is no setting "${name}". The settings are ${SETTINGS.join(', ')}.`)
  const read = settingOf(key, jsonOf(text ?? ''))
  if ('wrong' in read) throw new Problem(read.wrong)
  return { key, value: read.value }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(`${text} is no JSON.\n${USAGE}`)
  }
}
