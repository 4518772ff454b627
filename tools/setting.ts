import { changeSetting, SETTINGS, settingsOf } from '@senluna/server/modules/settings/index.ts'
import { asOwner } from '@senluna/server/start/setup.ts'
import { DatabaseClock } from '@senluna/server/platform/clock.ts'
import { giveUp } from './setup/problem.ts'
import { runningDatabase } from './setup/running-database.ts'
import { typedSetting } from './setting/typed-setting.ts'

// `npm run setting -- <brand>` shows what an operator has set of a brand; with a name and a value
// in JSON it switches that. Every server process follows within a second.

try {
  const { brand, change } = typedSetting(process.argv.slice(2))
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
