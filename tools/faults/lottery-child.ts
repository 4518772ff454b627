import { setTimeout as sleep } from 'node:timers/promises'
import { instant } from '@senluna/kit/time.ts'
import { openLottery } from '@senluna/server/modules/lottery/testing/draw-world.ts'

// A process that tends the draws of a database until it is killed; its parent sends the time.
// node lottery-child.ts <database> <now>

const TURN_MS = 50
const [url = '', began = ''] = process.argv.slice(2)
let now = instant(Number(began))
process.on('message', (time) => {
  now = instant(Number(time))
})
process.on('disconnect', () => process.exit())
const { clockOfDraws } = openLottery(url, { now: () => now })
process.send?.('up')
for (;;) {
  await clockOfDraws.drawDue()
  await clockOfDraws.settleDue()
  await sleep(TURN_MS)
}
