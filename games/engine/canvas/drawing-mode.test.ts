import { assert, test } from 'vitest'
import { DrawingMeter } from './drawing-mode.ts'

/** What a meter decides after so many frames this far apart. */
function after(meter: DrawingMeter, count: number, gapMs: number) {
  for (let nth = 0; nth < count; nth++) meter.add(gapMs)
  meter.settle()
  return meter.mode
}

test('a dozen slow frames make the drawing light; a few do not', () => {
  assert.equal(after(new DrawingMeter('rich'), 11, 150), 'rich')
  assert.equal(after(new DrawingMeter('rich'), 12, 150), 'light')
})

test('single slow frames and hidden tabs change nothing', () => {
  const meter = new DrawingMeter('rich')
  after(meter, 40, 16)
  assert.equal(after(meter, 10, 700), 'rich')
  assert.equal(after(new DrawingMeter('rich'), 50, 5_000), 'rich')
})

test('between the two thresholds nothing changes', () => {
  assert.equal(after(new DrawingMeter('rich'), 200, 30), 'rich')
  assert.equal(after(new DrawingMeter('light'), 200, 30), 'light')
})

test('everything comes back after many fast frames, and not after a second fall', () => {
  const meter = new DrawingMeter('rich')
  assert.equal(after(meter, 12, 90), 'light')
  assert.equal(after(meter, 149, 16), 'light')
  assert.equal(after(meter, 1, 16), 'rich')
  assert.equal(after(meter, 12, 90), 'light')
  assert.equal(after(meter, 500, 16), 'light')
})
