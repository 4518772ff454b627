import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

for (const [agent, touch, device] of [
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36', 10, 'desktop'],
  ['', 0, 'desktop'],
] as const)
  test(`${agent.slice(12, 40) || 'no word'} with ${touch} fingers is ${device}`, () =>
    expect(deviceOf(agent, touch)).toBe(device))
